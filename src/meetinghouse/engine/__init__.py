"""The engine: decisions, events and an agenda of steps. It contains no rule of any particular game."""
