"""Play over HTTP from Python: `Table.open`, `Table.join`, then follow it and answer."""

from ..tables.message import Board
from .messages import Message
from .refusal import Refusal
from .table import Table

__all__ = ["Board", "Message", "Refusal", "Table"]
