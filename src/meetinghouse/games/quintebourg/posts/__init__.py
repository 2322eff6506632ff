"""Public posts, one file each: calls of the night, a step of the day, offers to the holder.

Posts that a session needs are in phases/day: the president in session, ballot and count, the senator in session,
the scrutineer in succession, the priests in weddings. Changes of holders are in verbs/posts.
"""
