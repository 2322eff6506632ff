"""Checks of saves, copies and records: each gives the same game again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from .. import catalogue
from ..chance import commitment
from ..view_cache import ViewCache
from .playing import make, play
from .secrecy import same_bytes, seat_bytes
from .words import AnyGame, holds


def opens_alike(game: AnyGame, twin: AnyGame) -> None:
    """Check that one seed starts the same game twice, and that the published hash is the seed's."""
    holds(game.save() == twin.save(), game, "one seed starts two different games")
    seed = game.setup.seed
    published = seed is not None and game.commitment == commitment(seed)
    holds(published, game, "the published hash is not the seed's")


def round_trip(game: AnyGame, seats: Sequence[int | None] | None = None) -> None:
    """Check that saving and loading gives the same bytes for these seats (None: for all and the public)."""
    saved = game.save()
    loaded = catalogue.load(saved, lambda name: game.rules)
    holds(loaded.save() == saved, game, "saved and loaded, the game is another one")
    holds(loaded.decisions == game.decisions, game, "saved and loaded, it asks something else")
    holds(loaded.offers == game.offers, game, "saved and loaded, it offers something else")
    holds(loaded.waiting == game.waiting, game, "saved and loaded, it waits for somebody else")
    holds(loaded.channels == game.channels, game, "saved and loaded, the channels are others")
    for seat in (None, *range(game.seats)) if seats is None else seats:
        same_bytes(game, seat, seat_bytes(game, seat), seat_bytes(loaded, seat), "saved and loaded")
        view = game.view(seat, basis=True)
        again = msgspec.convert(msgspec.to_builtins(view), type(view))
        holds(again == view, game, "the view does not come back from its JSON form", seat)


def looks_the_same_anew(game: AnyGame, seats: Sequence[int | None] | None = None) -> None:
    """Check every view against one made without a cache, and that all seats have the same public part."""
    anew = game.copy()
    anew.cache = ViewCache()
    public = msgspec.json.encode(anew.view(None).public)
    for seat in (None, *range(game.seats)) if seats is None else seats:
        view = game.view(seat, basis=True)
        same = msgspec.json.encode(view) == msgspec.json.encode(anew.view(seat, basis=True))
        holds(same, game, "a part of the view was kept, and is stale", seat)
        holds(
            msgspec.json.encode(view.public) == public, game, "what everybody knows is not the same for this seat", seat
        )


def independence(game: AnyGame, dice: random.Random, moves: int = 12) -> None:
    """Check that copies are independent, and that the same moves have the same effect in copies and in a save."""
    saved, asked = game.save(), list(game.decisions)
    first = game.copy()
    second = first.copy()
    loaded = catalogue.load(saved, lambda name: game.rules)
    holds(first.save() == saved == second.save(), game, "a copy is not the same game")
    made = play(first, dice, moves)
    holds(game.save() == saved and game.decisions == asked, game, "playing a copy has changed the game")
    holds(second.save() == saved and second.decisions == asked, game, "playing has changed a copy")
    for move in made:
        make(second, move)
        make(loaded, move)
    holds(first.save() == second.save(), game, "the same moves in two copies made two games")
    holds(first.save() == loaded.save(), game, "the same moves in a copy and in a save made two games")


def replays(game: AnyGame, prints: Sequence[bytes] = ()) -> None:
    """Check that the record replays to the same game: at its end, and at every decision with a footprint."""
    record = catalogue.read_record(game.record.encode())
    again = catalogue.opening(record, lambda name: game.rules)
    for entry, known in zip(record.entries, prints, strict=False):
        holds(footprint(again) == known, again, "played again from its record, the game goes another way")
        make(again, entry)
    again = catalogue.replay(record, rules_of=lambda name: game.rules)
    holds(again.save() == game.save(), game, "played again from its record, the game is another one")


def footprint(game: AnyGame) -> bytes:
    """A short hash of the whole game, to compare positions."""
    return blake2b(game.save(), digest_size=16).digest()
