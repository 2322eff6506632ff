"""The laws of the day, read from laws.toml: each overrides some fields of the ordinary vote."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

ALL: Final = -1  # a value of distinct_min: all names on the ballot differ


class Law(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one day's vote is held."""

    name: str
    clause: str
    voters: Literal["ib", "doctor", "all", "ibc"] = "ib"
    ballot: Literal["plurality", "condorcet"] = "plurality"
    votes_min: int = 0
    votes_max: int = 1
    distinct_min: int = 1
    blank: bool = True
    only: Literal["any", "not-neighbours", "neighbours"] = "any"
    price: int = 0
    payee: Literal["any", "scrutateur", "suppleant", "medecin", "pot"] | None = None
    tie: Literal["president", "all-coma-depose", "all-executed", "all-pardoned"] = "president"
    self_vote: bool = False
    hurt: bool = False
    cancelled: bool = False

    @property
    def repeats(self) -> bool:
        """Whether a name may be on a ballot twice."""
        return 0 < self.distinct_min < self.votes_min


def read(text: str) -> tuple[Law, ...]:
    """The laws that a file describes. Raises `ValueError` with the law and the field that is wrong."""
    try:
        found: dict[str, list[dict[str, Any]]] = msgspec.toml.decode(text, type=dict[str, list[dict[str, Any]]])
    except msgspec.DecodeError as error:
        raise ValueError(f"laws.toml cannot be read: {error}") from error
    _need(found.keys() == {"law"}, "it holds [[law]] and nothing else")
    laws: list[Law] = []
    for at, record in enumerate(found["law"], 1):
        name = record.get("name", f"number {at}")
        try:
            law = msgspec.convert(record, type=Law)
        except msgspec.ValidationError as error:
            raise ValueError(f"laws.toml, law {name}: {error}") from error
        _check(law, at)
        _need(all(law.name != other.name for other in laws), f"law {name}: `name` is another law's already")
        laws.append(law)
    return tuple(laws)


def _check(law: Law, at: int) -> None:
    said = f"law {law.name}: "
    _need(law.clause == f"QB-LAW-{at:02}", said + f"`clause` is QB-LAW-{at:02}, not {law.clause}")
    _need(law.votes_min >= 0, said + "`votes_min` is at least 0")
    _need(law.votes_max >= max(1, law.votes_min), said + "`votes_max` is at least 1, and at least `votes_min`")
    _need(law.distinct_min in range(ALL, law.votes_max + 1), said + "`distinct_min` is from -1 to `votes_max`")
    _need(law.blank == (law.votes_min == 0), said + "`blank` is false where `votes_min` asks for a name, else true")
    _need(law.price >= 0, said + "`price` is at least 0")
    _need((law.price > 0) == (law.payee is not None), said + "`payee` is who gets the `price`; neither goes alone")


def _need(truth: bool, what: str) -> None:
    if not truth:
        raise ValueError(f"laws.toml, {what}")


DEFAULT: Final = Law(name="none", clause="QB-VOTE-02")
LAWS: Final = read((files("meetinghouse.games.quintebourg") / "data" / "laws.toml").read_text(encoding="utf-8"))
LAW: Final[dict[str, Law]] = {law.name: law for law in LAWS}
