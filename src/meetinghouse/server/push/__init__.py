"""Push messages by the Web Push protocol, which call people to a game that takes days (RFC 8030, 8291, 8292).

``tables/turns`` says whom to call. Off unless the house's owner turns it on.
"""

from .pusher import Pusher

__all__ = ["Pusher"]
