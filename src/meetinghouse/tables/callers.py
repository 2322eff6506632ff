"""Who calls: the person behind a token, and whether they have a chair, are the host or the master."""

from __future__ import annotations

import logging

from . import acts
from .live import Live
from .refusals import Forbidden, NotNow, Stranger
from .table import PUBLIC

log = logging.getLogger(__name__)


def bearer(live: Live, token: str | None) -> int | None:
    """The key of the person with this token (given as its digest); None without a token. Refuses unknown tokens."""
    if token is None:
        return None
    key = live.table.bearer(token)
    if key is None:
        if live.table.was_lost(token):
            raise Stranger("given-anew")
        raise Stranger("put-out" if live.table.was_put_out(token) else "wrong-token")
    live.busy = live.house.now()
    live.caretaker.hear(key)
    return key


def seated(live: Live, token: str | None) -> int:
    """The key of the person with this token, who must have a chair."""
    key = _known(live, token)
    if key == PUBLIC:
        raise Forbidden("seated-only")
    return key


def hosting(live: Live, token: str | None) -> int:
    """The key of the person with this token, who must be the host, with or without a chair."""
    key = _known(live, token)
    live.table.only_host(key)
    return key


def mastering(live: Live, token: str | None) -> int:
    """The key of the person with this token, who must be the master of a moderated table."""
    key = _known(live, token)
    live.table.only_master(key)
    return key


def _known(live: Live, token: str | None) -> int:
    key = bearer(live, token)
    if key is None:
        raise Stranger("no-token")
    return key


async def let_back(live: Live, token: str | None) -> None:
    """Give a seat back to its owner, who has just called, if a newcomer has taken it but done nothing yet."""
    key = None if token is None else live.table.owner_before(token)
    if key is not None and token is not None:
        try:
            await live.do(acts.TakeBack(key, token))
        except NotNow:
            log.info("too late to have a seat again", extra={"table": live.table.name})
