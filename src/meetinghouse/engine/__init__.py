"""The engine: decisions, events, an agenda of steps. It knows no game."""
