"""Play over HTTP from Python: `Table.open`, `Table.join`, then follow it and answer."""

from ..extras import needs

with needs("client"):
    from ..tables.message import Board
    from .messages import Message
    from .refusal import Refusal
    from .table import Table

__all__ = ["Board", "Message", "Refusal", "Table"]
