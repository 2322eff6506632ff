"""Play over HTTP from Python: `Table.open` or `Table.join`, then `follow` and `answer`."""

from ..extras import needs

with needs("client"):
    from ..tables.board import Board
    from .messages import Message
    from .refusal import Refusal
    from .table import Table

__all__ = ["Board", "Message", "Refusal", "Table"]
