"""Manifests: each names the parts of a game, and a broken game does not disturb others."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.bots import Bot, Move, Prompt, bots_for, make_bot, play_out, registry, simulate
from meetinghouse.bots.random_bot import BY_CHANCE
from meetinghouse.cli.boards import Board, board_for
from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import faults, manifest_of
from meetinghouse.engine.manifest import Manifest, load_part
from meetinghouse.texts import LANGUAGES, Texts, folder

from .cli.conftest import Run, run
from .engine.toys.coven import Coven
from .installing import Install, install
from .tables.virtual import town

__all__ = ["install", "run"]

TOYS = "tests.engine.toys"
HERE = "tests.test_manifests"
STAGES = Path(__file__).parents[1] / "web" / "src" / "games"

NOWHERE = Manifest(rules="tests.no_such_module:RULES")
NO_RULES = Manifest(rules="tests.engine.toys:ASSEMBLY")
MISNAMED = Manifest(rules="tests.engine.toys.coven:COVEN")
FORMLESS = Manifest(rules="coven")
PARTLESS = Manifest(rules=f"{HERE}:COVEN")
CROWDED = Manifest(rules=f"{HERE}:CROWD")
PAGED = Manifest(rules="tests.engine.toys.coven:COVEN", pages="coven")
BOTLESS = Manifest(rules="tests.engine.toys.coven:COVEN", bots={"steady": f"{HERE}:Nobody"}, board=f"{HERE}:Nobody")


class First(Bot):
    """Always takes the first option."""

    def move(self, prompt: Prompt) -> Move | None:
        if not prompt.decisions:
            return None
        asked = prompt.decisions[0]
        choice = asked.options[0] if asked.single else list(asked.options[: asked.least])
        return Move(asked.id, choice, BY_CHANCE)


class Nobody:
    """Neither a bot nor a board."""


class Crowd(Coven):
    """Seats more players than a table can tell apart."""

    name: ClassVar[str] = "odd"
    most: ClassVar[int] = 62


CROWD = Crowd()


# --- the house's own


@pytest.mark.parametrize("name", plugins.own(plugins.GAMES))
def test_every_part_that_a_manifest_of_the_house_names_is_there(name: str) -> None:
    manifest = manifest_of(name)

    assert load_part(manifest.rules).name == name
    assert issubclass(board_for(name), Board)
    assert all(isinstance(make_bot(name, bot), Bot) for bot in manifest.bots)
    assert all((folder(manifest.texts) / f"{language}.ftl").is_file() for language in LANGUAGES)
    assert (STAGES / manifest.pages / "game.ts").is_file()


def test_the_build_of_the_pages_knows_what_the_manifests_name_and_nothing_else() -> None:
    named = {name: manifest_of(name).pages for name in plugins.own(plugins.GAMES)}

    assert msgspec.json.decode((STAGES / "manifests.json").read_bytes()) == named, "run: make types"
    assert {path.parent.name for path in STAGES.glob("*/game.ts")} == set(named.values())


def test_nothing_of_the_house_is_broken() -> None:
    assert [*faults(), *registry.faults()] == []


# --- games of other packages


def test_a_game_needs_nothing_but_rules(install: Install) -> None:
    install("toys", games={"coven": f"{TOYS}:COVEN"})

    assert bots_for("coven") == ("random",)
    assert board_for("coven") is Board
    assert Texts("en", "coven").say("word-yes") == "Yes"
    assert simulate("coven", 6, 3, processes=1).games == 3


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("no_such_package:MANIFEST", "No module named 'no_such_package'"),
        (f"{HERE}:MISSING", "has no attribute 'MISSING'"),
        (f"{HERE}:HERE", f"“{HERE}:HERE” is of type str, not Manifest."),
        (f"{HERE}:NOWHERE", "No module named 'tests.no_such_module'"),
        (f"{HERE}:NO_RULES", "“tests.engine.toys:ASSEMBLY” is of type Manifest, not Rules."),
        (f"{HERE}:MISNAMED", "its rules call it “coven”."),
        (f"{HERE}:CROWDED", "its rules seat 62 players; 61 is the most."),
        (f"{HERE}:PAGED", "its manifest names pages; leave them out, and the generic page plays it."),
    ],
)
def test_a_broken_game_is_named_with_its_package_and_all_others_are_played(
    install: Install, run: Run, named: str, why: str
) -> None:
    before = set(mh.games())
    install("crooked", games={"odd": named})

    assert set(mh.games()) == before >= {*plugins.own(plugins.GAMES)}
    with pytest.raises(mh.Refused, match=r"The game “odd” of the package crooked cannot be loaded: ") as refused:
        mh.start("odd", 5)
    assert why in str(refused.value)
    listed = run("games")
    assert listed.status == 0
    assert "Salem 1692" in listed.out
    assert [each.key for each in faults()] == ["broken-game"]
    assert why in listed.err
    assert len(listed.err.splitlines()) == 1
    played = run("play", "odd", "--language", "es")
    assert played.status == 2
    assert played.err.startswith("meetinghouse: El juego «odd» del paquete crooked no se puede cargar: ")


@pytest.mark.parametrize(
    ("named", "french", "spanish"),
    [
        ("HERE", "«~PLACE:HERE~» est de type str, pas Manifest", "«PLACE:HERE» es de tipo str, no Manifest"),
        ("FORMLESS", "«~coven~» devrait avoir la forme package", "«coven» debería tener la forma package"),
        ("PARTLESS", "«~PLACE~» n’a pas de «~COVEN~»", "«PLACE» no tiene «COVEN»"),
        ("MISNAMED", "ses règles l’appellent «~coven~»", "sus reglas lo llaman «coven»"),
        ("CROWDED", "ses règles prévoient 62 places~; le maximum est 61", "prevén 62 asientos; el máximo es 61"),
        ("PAGED", "son manifeste nomme des pages~; retirez-les", "su manifiesto nombra páginas; quítalas"),
    ],
)
def test_what_is_wrong_with_a_game_is_told_in_the_readers_language(
    install: Install, named: str, french: str, spanish: str
) -> None:
    install("crooked", games={"odd": f"{HERE}:{named}"})

    with pytest.raises(mh.Refused) as refused:
        mh.start("odd", 5)
    for language, why in (("fr", french), ("es", spanish)):
        assert why.replace("~", "\u00a0").replace("PLACE", HERE) in Texts(language).refusal(refused.value)


def test_nobody_takes_the_name_of_a_game_of_the_house(install: Install, run: Run) -> None:
    install("rival", games={"salem1692": f"{TOYS}:COVEN"})

    assert mh.start("salem1692", 5, seed=1).view(0).game == "salem1692"
    assert run("games").err == (
        "meetinghouse: rival brings “salem1692” too, but meetinghouse has that name already; it is left out.\n"
    )


def test_of_two_packages_with_one_name_none_is_played(install: Install) -> None:
    install("first", games={"coven": f"{TOYS}:COVEN", "cups": f"{TOYS}:CUPS"})
    install("second", games={"coven": f"{TOYS}:COVEN"})

    with pytest.raises(mh.Refused, match="Several packages bring “coven”: first, second"):
        mh.start("coven", 6)
    assert "cups" in mh.games()
    assert [each.key for each in faults()] == ["package-name-twice"]


def test_a_manifest_whose_bot_and_board_are_none_says_so_where_they_are_used(install: Install, run: Run) -> None:
    install("toys", games={"coven": f"{HERE}:BOTLESS"})

    with pytest.raises(mh.Refused, match=r"The game “coven” of the package toys .*:Nobody” is not .* of Bot\."):
        make_bot("coven", "steady")
    with pytest.raises(mh.Refused, match=r"The game “coven” of the package toys .*:Nobody” is not .* of Board\."):
        board_for("coven")
    assert run("simulate", "coven", "--players", 6, "--games", 1, "--bots", "steady").status == 2
    assert run("play", "coven", "--players", 6, "--bots", "random").status == 2


# --- bots of other packages


def test_a_bot_of_another_package_plays_by_its_name_in_simulations_and_in_the_terminal(
    install: Install, run: Run, tmp_path: Path
) -> None:
    install("eager", bots={"newsalem.first": f"{HERE}:First"})

    assert bots_for("newsalem") == ("random", "easy", "first", "sharp", "steady")
    assert bots_for("salem1692") == ("random", "easy", "sharp", "steady")
    mixed = simulate("newsalem", 4, 2, bots={"puritans": "first", "witches": "steady"}, processes=1)
    assert simulate("newsalem", 4, 2, bots="first", processes=1).decisions != mixed.decisions
    played = run("play", "newsalem", "--players", 4, "--bots", "first", "--save", tmp_path / "s", typed="1\n" * 2000)
    assert (played.status, played.err) == (0, "")


def test_a_bot_of_another_package_sits_at_a_table(install: Install, tmp_path: Path) -> None:
    install("eager", bots={"newsalem.first": f"{HERE}:First"})

    async def evening() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", play="newsalem", bots=3, bot="first", pace="none")
            await home.wait(30)
            bots = [chair.bot for chair in party.table.chairs if chair.bot]
            assert bots == ["first"] * 3
            assert [decision.seat for decision in party.game.decisions] == [party.seat("Ann")]
            assert len(party.game.record.entries) == 3

    asyncio.run(evening())


def test_where_a_bots_package_is_gone_chance_plays_for_it_and_the_table_goes_on(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("eager", bots={"newsalem.first": f"{HERE}:First"})

    async def evening() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", play="newsalem", bots=3, bot="first", pace="none")
            monkeypatch.setattr("meetinghouse.engine.plugins.found", lambda group: {})
            await home.wait(30)
            assert [decision.seat for decision in party.game.decisions] == [party.seat("Ann")]

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("where", "why"),
    [("no_such_package:Bot", "No module named"), (f"{HERE}:Nobody", "Nobody” is not a subclass of Bot.")],
)
def test_a_broken_bot_is_named_with_its_package(install: Install, run: Run, where: str, why: str) -> None:
    install("crooked", bots={"newsalem.odd": where})

    with pytest.raises(mh.Refused, match="The bot “odd” of the package crooked cannot be loaded: ") as refused:
        make_bot("newsalem", "odd")
    assert why in str(refused.value)
    assert why in run("games").err
    assert simulate("newsalem", 4, 1, bots="steady", processes=1).games == 1


def test_a_bot_cannot_take_the_name_of_one_of_the_games_own(install: Install) -> None:
    install("rival", bots={"newsalem.steady": f"{HERE}:First", "newsalem.random": f"{HERE}:First"})

    assert bots_for("newsalem") == ("random", "easy", "sharp", "steady")
    assert not isinstance(make_bot("newsalem", "steady"), First)
    assert [each.key for each in registry.faults()] == ["package-name-taken", "package-name-taken"]


def test_a_bot_that_plays_any_game_plays_one_of_another_package(install: Install) -> None:
    install("toys", games={"coven": f"{TOYS}:COVEN"})
    game = mh.start("coven", 6, seed=1)

    play_out(game, [make_bot("coven", "random")] * 6, random.Random(1))

    assert game.over
