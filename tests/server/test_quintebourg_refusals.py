"""Illegal answers in Quinte-bourg are refused over HTTP with their clause, and nothing that is sent breaks it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meetinghouse.games.quintebourg.state import Quintebourg
from meetinghouse.rulebook import clauses
from tests.games.quintebourg.town import at, choose, n, town, value
from tests.tables.awaiting import awaited

from .laid import laid
from .wire import Said


class Wrong(NamedTuple):
    """A position with six players, what seat 0 tries, and how it is refused."""

    position: dict[str, Any]
    id: str  # `asked` stands for the id of seat 0's decision
    choice: Any
    status: int
    refused: str
    rule: str | None


VOTE: dict[str, Any] = {"at": "vote", "posts": {"scrutateur": 1, "president": 2}}
BLANK: dict[str, Any] = VOTE | {"law": "no-blank"}
NEAR: dict[str, Any] = VOTE | {"law": "only-neighbours"}
FAR: dict[str, Any] = VOTE | {"law": "not-neighbours"}
TWO: dict[str, Any] = VOTE | {"law": "two"}
DAY: dict[str, Any] = {"at": "debate", "posts": {"president": 1, "procureur": 0}}
WEDDINGS: dict[str, Any] = {"at": "weddings", "posts": {"pretre-cupide": 1}}
PACK: dict[str, Any] = {"parties": "rept-alpha rept-rouge medecin", "at": "pack"}
SANDMAN: dict[str, Any] = {"effects": {0: "marchand-de-sable"}, "at": "sleep"}
NURSE: dict[str, Any] = {"effects": {0: "infirmier"}, "health": "iibq", "at": "nurse", "weekday": "tue"}
LAURA: dict[str, Any] = {"effects": {0: "laura"}, "at": "squat"}
CORTEX: dict[str, Any] = {"parties": "cortex minus", "at": "cortex"}
ROUGE: dict[str, Any] = {"parties": "rept-rouge rept-alpha medecin", "at": "debate", "posts": {"president": 1}}
FEAST: dict[str, Any] = {"at": "feast", "weekday": "sun"}

WRONG = {
    "another's vote": Wrong(VOTE, "1-1", 2, 403, "anothers", None),
    "a vote for nobody there": Wrong(VOTE, "asked", 9, 422, "forbidden", "QB-RULING-101"),
    "a vote against the dead": Wrong(VOTE | {"health": "iiiqii"}, "asked", 3, 422, "forbidden", "QB-RULING-101"),
    "a blank vote": Wrong(BLANK, "asked", "blank", 422, "forbidden", "QB-LAW-02"),
    "a vote against a stranger": Wrong(NEAR, "asked", 3, 422, "forbidden", "QB-LAW-08"),
    "a vote against a neighbour": Wrong(FAR, "asked", 1, 422, "forbidden", "QB-LAW-07"),
    "one vote of two": Wrong(TWO, "asked", [2], 422, "forbidden", "QB-LAW-04"),
    "the same name twice": Wrong(TWO, "asked", [2, 2], 422, "forbidden", "QB-LAW-04"),
    "a gift to oneself": Wrong(DAY, "0-give", (0, n(1)), 422, "forbidden", "QB-MONEY-02"),
    "a gift of nothing": Wrong(DAY, "0-give", (1, n(0)), 422, "forbidden", "QB-MONEY-02"),
    "a gift of too much": Wrong(DAY, "0-give", (1, n(4)), 422, "forbidden", "QB-MONEY-02"),
    "a gift the other way": Wrong(DAY, "0-give", (1, n(-1)), 422, "forbidden", "QB-MONEY-02"),
    "a gift to the dead": Wrong(DAY | {"health": "iiim"}, "0-give", (3, n(1)), 422, "forbidden", "QB-RULING-116"),
    "a gift in a coma": Wrong(DAY | {"health": "c"}, "0-give", (1, n(1)), 409, "not-open", "QB-RULING-116"),
    "a gift from an empty purse": Wrong(DAY | {"coins": {0: 0}}, "0-give", (1, n(1)), 409, "not-open", "QB-MONEY-02"),
    "a gift in the night": Wrong(PACK, "0-give", (1, n(1)), 409, "not-open", "QB-RULING-116"),
    "another's gift": Wrong(DAY, "1-give", (0, n(1)), 403, "anothers", None),
    "an inquiry without deputies": Wrong(DAY, "0-inquiry", 1, 409, "not-open", "QB-POST-PROSECUTOR-03"),
    "a camera of nobody's": Wrong(DAY, "0-camera", "here", 409, "not-open", "QB-POST-DEPUTY-01"),
    "a walk on a weekday": Wrong(DAY, "0-walk", "tavern", 409, "not-open", "QB-CAL-06"),
    "a walk to nowhere": Wrong(FEAST, "0-walk", "moon", 422, "forbidden", "QB-RULING-06"),
    "a proposal in the debate": Wrong(DAY, "0-propose", (1, "witnesses"), 409, "not-open", "QB-DAY-08"),
    "to marry oneself": Wrong(WEDDINGS, "0-propose", (0, "pretre-cupide"), 422, "forbidden", "QB-RULING-109"),
    "to marry by force": Wrong(WEDDINGS, "0-propose", (2, "forced"), 422, "forbidden", "QB-RULING-110"),
    "witnesses though there is a priest": Wrong(WEDDINGS, "0-propose", (2, "witnesses"), 422, "forbidden", "QB-WED-02"),
    "a hand that is no hand": Wrong(DAY, "0-invoke", 3, 422, "forbidden", "QB-SCREEN-07"),
    "sleep for oneself": Wrong(SANDMAN, "asked", 0, 422, "forbidden", "QB-EFF-SAND-01"),
    "poison for the healthy": Wrong(NURSE, "asked", ("poison", 1), 422, "forbidden", "QB-EFF-NURSE-03"),
    "poison for the nearly dead": Wrong(NURSE, "asked", ("poison", 3), 422, "forbidden", "QB-EFF-NURSE-04"),
    "a look at the healthy": Wrong(NURSE, "asked", ("spy", 1), 422, "forbidden", "QB-EFF-NURSE-02"),
    "one's own house": Wrong(LAURA, "asked", at(0), 422, "forbidden", "QB-EFF-LAURA-01"),
    "the coins of nobody": Wrong(CORTEX, "asked", ("steal", 44), 422, "one-option", None),
    "another's night": Wrong(PACK, "1-1", 3, 403, "anothers", None),
    "no choice at all": Wrong(VOTE, "asked", {"type": "hand"}, 422, "choice", None),
    "an id of nobody": Wrong(DAY, "nobody-give", (1, n(1)), 409, "not-open", None),
    "an offer that is none": Wrong(DAY, "0-banishment", 1, 409, "not-open", None),
}


def as_told(said: Said) -> tuple[int, str, str | None]:
    """The status, the key and the clause."""
    return said.status, said.json["refused"], said.json["rule"]


def sent(choice: Any) -> Any:
    """A choice in the form in which it is sent; anything else is sent unchanged."""
    return choice if isinstance(choice, dict) else value(choice)


def position(wrong: Wrong) -> Quintebourg:
    """A game with six players in this position, played on until seat 0 has a decision if it needs one."""
    game = town(**{"players": 6, **wrong.position})
    for _ in range(8):
        if wrong.id != "asked" or any(each.seat == 0 for each in game.decisions):
            break
        asked = game.decisions[0]
        choose(game, asked.seat, asked.options[0] if asked.single else list(asked.options[: asked.least]))
    return game


@pytest.mark.parametrize("wrong", WRONG.values(), ids=list(WRONG))
def test_what_is_not_allowed_is_refused_with_its_clause_and_costs_nothing(tmp_path: Path, wrong: Wrong) -> None:
    @awaited
    async def test() -> None:
        async with laid(tmp_path, position(wrong)) as table:
            before = table.game.save()
            id = table.asked(0) if wrong.id == "asked" else wrong.id

            said = await table.answer(0, id, sent(wrong.choice))

            assert as_told(said) == (wrong.status, wrong.refused, wrong.rule)
            assert wrong.rule is None or wrong.rule in clauses()
            assert table.game.save() == before

    test()


@awaited
async def test_an_invocation_against_whom_it_is_not_meant_is_refused_and_the_power_kept(tmp_path: Path) -> None:
    async with laid(tmp_path, town(**{"players": 6, **ROUGE})) as table:
        assert (await table.answer(0, "0-invoke", value("invoke"))).status == 200
        before = table.game.save()
        tries = {
            (("rouge-kill", 4), "QB-ROLE-ROUGE-01"), (("rouge-kill", 0), "QB-ROLE-ROUGE-01"),
            (("bite", 1), "QB-ROLE-FENNEC-02"), (("rouge-kill", 40), "QB-ACT-02"),
        }  # fmt: skip
        for choice, rule in tries:
            assert as_told(await table.answer(0, table.asked(0), value(choice))) == (422, "forbidden", rule)
        assert as_told(await table.answer(1, "1-give", value((2, n(1))))) == (409, "not-open", "QB-SCREEN-05")
        assert table.game.save() == before


# --- whatever is sent


ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1e308, "", "x" * 5000, [], [[]], [[[[]]]], {}, {"type": "seat"}, {"type": "seat", "seat": -1},
    {"type": "seat", "seat": 1 << 70}, {"type": "seat", "seat": "0"}, {"type": "word", "word": "\u0000"},
    {"type": "word", "word": "none"}, {"type": "amount", "amount": -1}, {"type": "position", "at": -5},
    {"type": "position", "place": 1 << 40}, {"type": "card", "kind": "cortex"}, [{"type": "seat", "seat": 1}],
    [{"type": "seat", "seat": 1}, {"type": "amount", "amount": 1}], [{"type": "seat", "seat": 1}] * 50,
    [{"type": "word", "word": "punish"}, {"type": "seat", "seat": 99}],
    [{"type": "seat", "seat": 9}, {"type": "word", "word": "pretre-odieux"}],
    [{"type": "amount", "amount": 1}, {"type": "seat", "seat": 1}], [None, None], [{"type": "word", "word": "steal"}],
)  # fmt: skip

EVERYWHERE = {
    "in a wave": {"parties": "rept-alpha medecin", "at": "nightfall", "options": {"night_calls": "waves"}},
    "in a call": PACK,
    "in the session": {"at": "session", "posts": {"president": 0, "senateur": 1}},
    "in the debate": DAY,
    "at the vote": VOTE,
    "at the weddings": WEDDINGS,
    "at the feast": FEAST,
    "at dawn": {"at": "dawn", "health": "iiq", "posts": {"notaire": 0, "scrutateur": 1}, "effects": {0: "parrain"}},
}
OFFERS = ("invoke", "give", "walk", "recruit", "propose", "inquiry", "camera", "again")


@pytest.mark.parametrize("where", EVERYWHERE.values(), ids=list(EVERYWHERE))
def test_whatever_is_sent_is_refused_or_taken_and_breaks_nothing(tmp_path: Path, where: dict[str, Any]) -> None:
    @awaited
    async def test() -> None:
        async with laid(tmp_path, town(**{"players": 6, **where})) as table:
            asked = [each.id for each in table.game.decisions if each.seat == 0]
            for id in (*asked, *[f"0-{name}" for name in OFFERS]):
                for choice in ODD:
                    said = await table.answer(0, id, choice)
                    assert said.status in (200, 409, 422), (id, choice, said)
                    if said.status != 200:
                        assert said.json["rule"] is None or said.json["rule"] in clauses(), said

    test()
