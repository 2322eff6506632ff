"""The address of a PostgreSQL store. Its password is never shown."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit

SCHEMES = ("postgresql", "postgres")
SCHEMA = "meetinghouse"  # the schema in the database, unless the address names another one
VALID_SCHEMA = re.compile("[a-z_][a-z0-9_]{0,62}")
SHOWN = ("host", "port", "user", "dbname", "schema")  # parameters without secrets


class BadAddress(ValueError):
    """This is not the address of a PostgreSQL store."""


def is_address(text: str) -> bool:
    """Whether a text looks like an address, and not like the path of a file."""
    return text.partition("://")[0] in SCHEMES and "://" in text


class Address:
    """Where the store is, as a URL for libpq: ``postgresql://user@host:5432/database?schema=meetinghouse``."""

    __slots__ = ("has_password", "schema", "shown", "url")

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text.strip())
            asked = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
        except ValueError:
            raise BadAddress from None
        schemas = [value for name, value in asked if name == "schema"] or [SCHEMA]
        if parts.scheme not in SCHEMES or len(schemas) > 1 or not VALID_SCHEMA.fullmatch(schemas[0]):
            raise BadAddress
        user, _, hosts = parts.netloc.rpartition("@")
        name, _, password = user.partition(":")
        if not all(re.fullmatch(r"(\[[^]]*\]|[^:\[\]]*)(:[0-9]{1,5})?", host) for host in hosts.split(",")):
            raise BadAddress
        self.schema = schemas[0]
        self.has_password = bool(password) or any(name == "password" for name, _ in asked)
        self.url = _joined(parts, parts.netloc, [each for each in asked if each[0] != "schema"])
        self.shown = _joined(parts, f"{name}@{hosts}" if name else hosts, [each for each in asked if each[0] in SHOWN])

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"

    def __str__(self) -> str:
        return self.shown


def _joined(parts: SplitResult, netloc: str, asked: list[tuple[str, str]]) -> str:
    query = urlencode(asked, safe="/:,")
    return f"{parts.scheme}://{netloc}{parts.path}{'?' if query else ''}{query}"
