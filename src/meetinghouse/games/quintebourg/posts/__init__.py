"""Public posts, each in a file: calls of the night, a step of the day, what its holder may do unasked.

Whom a session needs stands in phases/day: the president in session, ballot and count, the senator in session, the
scrutineer in succession, the priests in weddings. How posts change hands stands in verbs/posts.
"""
