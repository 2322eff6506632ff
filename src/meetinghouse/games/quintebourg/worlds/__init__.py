"""Worlds that a seat cannot tell apart: one small exchange after another, each of which keeps all that it knows."""
