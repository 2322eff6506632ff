"""The server: tables over HTTP, with a stream of server-sent events for each reader."""

from ..extras import needs

with needs("server"):
    from .app import make_app
    from .settings import Rate, Settings

__all__ = ["Rate", "Settings", "make_app"]
