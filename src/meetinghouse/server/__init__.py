"""The door to the tables: HTTP in, server-sent events out."""

from ..extras import needs

with needs("server"):
    from .app import make_app
    from .settings import Rate, Settings

__all__ = ["Rate", "Settings", "make_app"]
