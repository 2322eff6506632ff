"""Play all planned games on the build that is imported, and write down what can be compared.

usage: python -m tests.compiled.play FILE

Every game gets a line: a hash after every move, of the move, what it told, and the whole game; and at the end its
record, its outcome, and the story and the view of every seat and of the public.
"""

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from meetinghouse.engine.values import Word

from . import build
from .plan import Game, Planned, planned

CAP = 20_000  # moves
EVERY = 40  # moves: the game is pickled, redealt for one seat, and called in ways that it must refuse
WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    99,
    0.5,
    "",
    "x",
    b"x",
    "0-0",
    [],
    {},
    (),
    [None],
    {"type": "seat", "seat": 0},
)


class Played(msgspec.Struct, frozen=True):
    """One game as it went: a hash for each move (the first is the deal's), and each thing there is at the end."""

    kind: str
    name: str
    moves: list[str]
    end: dict[str, str]


def main() -> None:
    """Play, and write."""
    with Path(sys.argv[1]).open("wb") as file:
        file.write(build().encode() + b"\n")
        for each in planned():
            file.write(msgspec.json.encode(played(each)) + b"\n")
            file.flush()


def played(each: Planned) -> Played:
    """Make all moves; a game that stumbles ends with its error."""
    game = each.game
    prints = [print_of(game.save())]
    try:
        for number, move in enumerate(each.moves, 1):
            assert number <= CAP, "the game does not end"
            told = game.carry_out(move)
            seen = [msgspec.json.encode([move, told]), game.save()]
            if number % EVERY == 0:
                seen += [redealt(game, number), refusals(game), pickle.loads(pickle.dumps(game)).save()]
            prints.append(print_of(*seen))
        return Played(each.kind, each.name, prints, ending(game))
    except Exception as error:
        return Played(each.kind, each.name, prints, {"error": repr(error)})


def ending(game: Game) -> dict[str, str]:
    """What there is to compare when a game is over."""
    end = {"record": print_of(game.record.encode()), "outcome": print_of(msgspec.json.encode(game.outcome))}
    for seat in (None, *range(game.seats)):
        end[f"story of {seat}"] = print_of(msgspec.json.encode(game.heard(seat)))
        end[f"view of {seat}"] = print_of(msgspec.json.encode(game.view(seat)))
    return end


def redealt(game: Game, number: int) -> bytes:
    """Another world for one seat, or for the public."""
    seat = number // EVERY % (game.seats + 1)
    return game.redeal(None if seat == game.seats else seat, number).save()


def refusals(game: Game) -> bytes:
    """What the game says to calls with something wrong in them, each made on a copy."""
    calls: list[Callable[[Any], object]] = [
        partial(game.copy().answer, choice=Word("done")),
        lambda hold: game.copy().answer(game.decisions[0].id, game.decisions[0].any(random.Random(1)), hold),
        *[partial(game.copy().answer, asked.id) for asked in (*game.decisions[:1], *game.offers[:1])],
        game.copy().expire,
        game.view,
        game.heard,
        game.closed,
        lambda seat: game.redeal(seat, 1).save(),
    ]
    return "\n".join(said(call, wrong) for call in calls for wrong in WRONG).encode()


def said(call: Callable[[Any], object], wrong: object) -> str:
    """The error, or nothing where there was none."""
    try:
        call(wrong)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def print_of(*parts: bytes) -> str:
    """A short hash."""
    return blake2b(b"\n".join(parts), digest_size=6).hexdigest()


if __name__ == "__main__":
    main()
