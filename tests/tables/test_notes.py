"""A composed town in the lobby: consequences of the settings, and settings that contradict each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meetinghouse.engine.catalogue import read_options
from meetinghouse.engine.refusals import Refused
from meetinghouse.games.quintebourg.components.presets import FAMILIES
from meetinghouse.games.quintebourg.rules import RULES
from meetinghouse.tables import acts
from meetinghouse.texts import LANGUAGES, Texts

from .awaiting import awaited
from .virtual import NOBODY, Party, Town, refused, town

SEVEN = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")


async def lobby(home: Town, players: int = 7, **options: Any) -> Party:
    """A lobby of Quinte-bourg with this many people, all of them ready."""
    party = await home.table(*SEVEN[:players], play="quintebourg", options=options)
    for name in SEVEN[1:players]:
        await party.act(name, acts.Ready, True)
    return party


def notes(party: Party) -> list[str]:
    """The public notes on the settings."""
    found: list[str] = party.data(NOBODY)["table"]["notes"]
    return found


def obstacle(party: Party) -> Any:
    """Why the game cannot begin."""
    return party.data(NOBODY)["table"]["obstacle"]


async def compose(party: Party, **options: Any) -> None:
    """Let the host set only these options."""
    await party.act("Ann", acts.Set, options, "classic")


@awaited
async def test_notes_follow_what_the_host_composes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await lobby(home)
        usual = notes(party)
        assert "skadi-third-night" not in usual
        await compose(party, deal_skadi=1)
        assert set(notes(party)) == {*usual, "skadi-third-night"}
        await compose(party, deal_amoureux=2)
        assert "lovers-alibi" in notes(party)
        await compose(party, deal_medecin=0, deal_sesiano=0)
        assert {"no-doctor", "no-idealists"} <= set(notes(party))
        await compose(party)
        assert notes(party) == usual


@awaited
async def test_notes_are_for_as_many_as_sit_there(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await lobby(home, 5, deal_skadi=1)
        assert notes(party) == []
        assert obstacle(party)["refused"] == "too-few"
        await party.sit("Fay")
        assert "skadi-third-night" in notes(party)


@awaited
async def test_once_the_game_has_begun_there_are_no_notes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await lobby(home, 6, deal_skadi=1)
        await party.start()
        assert notes(party) == []
        assert party.game.setup.options["deal_skadi"] == 1
        assert sorted(party.game.state.party).count("skadi") == 1


@awaited
async def test_everybody_sees_what_the_settings_put_into_the_game_and_all_that_clashes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await lobby(home, deal_skadi=1)
        board = party.data(NOBODY)["table"]
        skadi = next(share for share in board["shares"] if share["setting"] == "deal_skadi")
        assert (skadi["count"], skadi["usual"], board["clashes"]) == (1, 0, [])
        await compose(party, deal_minus=1, deal_hess=1)
        board = party.data(NOBODY)["table"]
        assert [each["rule"] for each in board["clashes"]] == ["QB-CAMP-07", "QB-KNOW-11"]
        assert board["obstacle"] == board["clashes"][0]
        assert board["shares"]
        await compose(party)
        for name in SEVEN[1:]:
            await party.act(name, acts.Ready, True)
        await party.start()
        board = party.data(NOBODY)["table"]
        assert (board["shares"], board["clashes"]) == ([], [])


@awaited
async def test_another_game_has_no_notes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", "Dan")
        assert notes(party) == []


LOOK = [card for family in ("curious", "nurse") for card in FAMILIES[family]]
NOTES: dict[str, dict[str, Any]] = {
    "no-doctor": {"deal_medecin": 0},
    "no-idealists": {"deal_medecin": 0, "deal_sesiano": 0},
    "lovers-alibi": {"deal_amoureux": 2},
    "seth-alone": {"deal_seth": 1, "deal_fennec": 0},
    "no-conquest": {"mode": "m", "deal_algebriste": 1, "deal_analyste": 1, "deal_geometre": 1},
    "no-mafia": {"deal_parrain": 0, "deal_bras_droit": 0},
    "no-inspection": {f"deal_{card}": 0 for card in LOOK},
    "skadi-third-night": {"deal_skadi": 1},
}


@pytest.mark.parametrize("note", NOTES)
def test_every_note_is_given_and_told_in_words(note: str) -> None:
    players = 7
    options = read_options(RULES, NOTES[note])
    RULES.check(players, options)

    assert note in RULES.notes(players, options)
    for language in LANGUAGES:
        assert Texts(language, "quintebourg").has(f"note-{note}")


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    "a card of another mode": ({"deal_nobel": 1}, "QB-CAMP-07", "deal_nobel"),
    "no alpha": ({"deal_rept_alpha": 0}, "QB-CAMP-07", "deal_rept_alpha"),
    "a leader missing": ({"mode": "m", "deal_hess": 0}, "QB-CAMP-07", "deal_hess"),
    "villagers among mathematicians": ({"mode": "m", "deal_villageois": 2}, "QB-CAMP-07", "deal_villageois"),
    "Minus alone": ({"deal_minus": 1, "deal_cortex": 0}, "QB-KNOW-11", "deal_minus"),
    "the fennec alone": ({"deal_fennec": 1, "deal_seth": 0}, "QB-KNOW-11", "deal_fennec"),
    "too many cards": ({"deal_villageois": 15}, "QB-CAMP-02", "deal_villageois"),
    "more posts than players": (
        {f"deal_{post}": 1 for post in ("chef_armees", "pretre_cupide", "pretre_odieux", "adj_randy", "adj_armish")},
        "QB-POST-GEN-01",
        "deal_chef_armees deal_pretre_cupide deal_pretre_odieux deal_adj_randy deal_adj_armish",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("options", "rule", "name"), IMPOSSIBLE.values(), ids=list(IMPOSSIBLE))
def test_a_town_that_cannot_be_is_an_obstacle_with_its_clause_and_setting(
    tmp_path: Path, options: dict[str, Any], rule: str, name: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await lobby(home)
            await compose(party, **options)

            found = obstacle(party)

            assert (found["refused"], found["rule"], found["params"]["names"]) == ("option-clash", rule, name)
            assert notes(party) == []
            with refused("option-clash"):
                await party.start()
            assert party.table.phase == "lobby"
            for language in LANGUAGES:
                texts = Texts(language, "quintebourg", strict=True)
                said = texts.refusal(Refused("option-clash", rule, **found["params"]))
                assert all(texts.say(f"option-{each}") in said for each in name.split())
                assert said.endswith(f"[{rule}]")

    test()


@awaited
async def test_what_cannot_be_for_six_may_be_for_seven(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await lobby(home, 6, deal_villageois=4)
        assert obstacle(party)["refused"] == "option-clash"
        await party.sit("Gus")
        await party.act("Gus", acts.Ready, True)
        assert obstacle(party) is None


@awaited
async def test_no_card_has_so_many(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await lobby(home)
        with refused("option-value"):
            await compose(party, deal_skadi=2)
        with refused("option-value"):
            await compose(party, deal_amoureux=1)
        assert obstacle(party) is None
