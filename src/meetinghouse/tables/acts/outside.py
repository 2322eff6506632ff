"""Acts about what lies outside the table: the call in which its people talk, and the list of open tables."""

from __future__ import annotations

import re

from ..refusals import Malformed, NotNow
from ..table import Table
from .act import Act

LONGEST_LINK = 300
# A host's name in ASCII without a user before it, so that everybody reads where the link leads.
_LINK = re.compile(r"https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?(?:[/?#][!-~]*)?", re.IGNORECASE)


class SetCall(Act, frozen=True):
    """The host sets the link of the group's call, or removes it."""

    by: int
    link: str  # empty: there is no call

    def do(self, table: Table, at: float) -> None:
        """Everybody at the table sees it, and everybody who watches."""
        table.only_host(self.by)
        if table.phase == "closed":
            raise NotNow("closed", why=table.closed_for)
        table.call = read_link(self.link)


class ListTable(Act, frozen=True):
    """The host has the table listed for everybody who visits the house, or takes it off the list."""

    by: int
    listed: bool

    def do(self, table: Table, at: float) -> None:
        """It is listed only while newcomers may sit down, and only in a house that has such a list."""
        table.only_host(self.by)
        table.listed = self.listed


def read_link(text: str) -> str:
    """The link without surrounding spaces. Refused unless it is empty, or an https link that is not too long."""
    link = text.strip()
    if link and not is_https(link, LONGEST_LINK):
        raise Malformed("call-link", link=link[:60], most=LONGEST_LINK)
    return link


def is_https(link: str, longest: int) -> bool:
    """Whether this is an https link that is not too long, without a user's name in it."""
    return len(link) <= longest and _LINK.fullmatch(link) is not None
