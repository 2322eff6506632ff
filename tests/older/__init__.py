"""Saves and a store as an older version wrote them; they open as long as the rules are the same."""
