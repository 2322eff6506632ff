"""How long a table waits for somebody who is away, and what happens then."""

from __future__ import annotations

from .chairs import Chair
from .table import Table

AWAY_AFTER = 10.0  # seconds without a stream or a call, after which somebody is shown as away
HOST_PATIENCE = 120.0  # seconds that a host may be away outside a game


def grace(table: Table) -> float | None:
    """The seconds of absence after which a bot stands in; None: never, as at a table with one phone or a master."""
    return table.pace.grace if table.company.phones > 1 and not table.moderated else None


def patience(table: Table, chair: Chair) -> float | None:
    """The seconds of its owner's absence after which something happens; None: nothing does."""
    if not chair.person or chair.bot:
        return None
    if table.phase == "playing":
        return grace(table)
    others = table.present & ~(1 << chair.key)
    return HOST_PATIENCE if chair.key == table.host and table.phase in ("lobby", "over") and others else None


def ends(table: Table, chair: Chair) -> float | None:
    """When that happens, if everybody may know that the owner is away."""
    wait = patience(table, chair) if chair.away and chair.gone else None
    return None if wait is None else chair.gone + wait
