"""What a person who moderates does to a game by hand: draws, deals, repairs, and entries taken back.

All of it is in the record, so a game that was moderated replays exactly, and `verify` names what was done by hand. If
something is refused, nothing has changed. The rules know nothing of it, except for the repairs that they declare.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec.structs import replace

from .agenda import put
from .chance import Chance
from .decisions import Decision
from .entered import Draw, Drawn, Wanted, entered
from .events import Told
from .record import Entry
from .refusals import Refused
from .values import Choice

if TYPE_CHECKING:
    from .game import Game

Move: TypeAlias = "Callable[[Game[Any]], list[Told]]"

DEAL: Final = "deal"  # the id of an entry that deals by hand
TAKEN_BACK: Final = "taken-back"  # the id of an entry in the place of one that was taken back
LONGEST_WHY: Final = 200


# --- chance


def with_chance(game: Game[Any], chance: Sequence[Drawn], move: Move) -> list[Told]:
    """Make a move whose draws, or some of them, were made by hand."""
    _try(game.copy(), chance, move)
    told = _try(game, chance, move)
    if game.entries is not None:
        game.entries[-1] = replace(game.entries[-1], chance=tuple(chance))
    return told


def answer(game: Game[Any], chance: Sequence[Drawn], id: object, choice: object, hold: bool) -> list[Told]:
    """Answer a decision with draws that were made by hand."""
    return with_chance(game, chance, lambda each: each._answer(id, choice, hold))


def close(game: Game[Any], chance: Sequence[Drawn], id: object) -> list[Told]:
    """Close the current step with draws that were made by hand."""
    return with_chance(game, chance, lambda each: each._close(id))


def next_draw(game: Game[Any], chance: Sequence[Drawn], move: Move) -> Draw | None:
    """The first draw of a move for which nothing is entered; None if there is none. The game does not change."""
    try:
        _try(game.copy(), chance, move, asks=True)
    except Wanted as wanted:
        return wanted.draw
    return None


def would_end(game: Game[Any], chance: Sequence[Drawn], move: Move) -> bool:
    """Whether the game would be over after a move, with the house's draws where nothing is entered. Nothing changes."""
    tried = game.copy()
    _try(tried, chance, move)
    return tried.over


def _try(game: Game[Any], chance: Sequence[Drawn], move: Move, asks: bool = False) -> list[Told]:
    own = game.chance

    def moved(given: Chance) -> list[Told]:
        game.chance = given
        return move(game)

    try:
        return entered(own, chance, moved, asks)
    finally:
        game.chance = own


# --- the deal


def deal(game: Game[Any], chance: Sequence[Drawn], asks: bool = False) -> list[Told]:
    """Begin the game again with cards that were dealt by hand. Refused once anything else has been entered."""
    entries = _entries(game)
    if any(entry.id != TAKEN_BACK for entry in entries):
        raise Refused("deal-over")
    fresh = _begun(game, chance, asks)
    fresh.entries = [*entries, Entry(DEAL, chance=tuple(chance))]
    game.become(fresh)
    return game.story


def next_dealt(game: Game[Any], chance: Sequence[Drawn]) -> Draw | None:
    """The first draw of the deal for which nothing is entered."""
    try:
        deal(game.copy(), chance, asks=True)
    except Wanted as wanted:
        return wanted.draw
    return None


def _begun(game: Game[Any], chance: Sequence[Drawn] = (), asks: bool = False) -> Game[Any]:
    """The game as it was before its first entry."""
    from .game import begin

    assert game.setup.seed is not None
    own = Chance.of(game.setup.seed)
    fresh = entered(own, chance, lambda given: begin(game.rules, game.setup, given), asks)
    fresh.chance = own
    return fresh


# --- repairs


def repairs(game: Game[Any]) -> list[Decision]:
    """What may be changed by hand now."""
    if game.over:
        return []
    found = []
    for seat in range(game.setup.players):
        for name, each in game.rules.repairs.items():
            question = each.question(game, seat)
            if not isinstance(question, str):
                found.append(put(question, f"{seat}-{name}", seat))
    return found


def repair(game: Game[Any], id: object, choice: object, why: object) -> list[Told]:
    """Change the state by hand, with a word why. Sealed answers of the open step stay as they are."""
    if not isinstance(why, str) or not why.strip() or len(why) > LONGEST_WHY:
        raise Refused("no-reason", most=LONGEST_WHY)
    decision = next((each for each in repairs(game) if each.id == id), None)
    if decision is None:
        raise Refused("game-over" if game.over else "no-repair", id=id, known=", ".join(game.rules.repairs) or None)
    chosen = decision.check(decision.normal(choice))
    mark = len(game.story)
    if game.entries is not None:
        game.entries.append(Entry(decision.id, chosen, repair=True, why=why.strip()))
    game.rules.repairs[decision.id.partition("-")[2]].take(game, decision.seat, chosen)
    game.advance()
    return game.story[mark:]


# --- taking back


def take_back(game: Game[Any], index: object, why: str = "", choice: Choice | None = None) -> None:
    """Take an entry back, or put another choice in its place: the game is played again without it.

    Later draws stay as they were. Refused if a later entry no longer fits; the refusal names it.
    """
    entries = _entries(game)
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(entries):
        raise Refused("no-entry", entry=index, count=len(entries))
    taken = entries[index]
    if taken.id == TAKEN_BACK:
        raise Refused("taken-already", entry=index)
    if choice is not None and taken.choice is None:
        raise Refused("no-choice", entry=index)
    fresh = _begun(game)
    for number, entry in enumerate(entries):
        try:
            if number == index:
                _stand_in(fresh, taken, why.strip()[:LONGEST_WHY], choice)
            else:
                fresh.carry_out(entry)
        except Refused as refused:
            if number == index:
                raise
            raise Refused("no-longer-fits", refused.rule, entry=number, why=refused) from refused
    game.become(fresh)


def _stand_in(game: Game[Any], taken: Entry, why: str, choice: Choice | None) -> None:
    """Put another entry in the place of one that is taken back, and carry it out. Its dice stay."""
    was = game.copy()
    was.carry_out(taken)
    if choice is None:
        entry = Entry(TAKEN_BACK, taken=taken, why=why)
    else:
        entry = Entry(taken.id, choice, taken.held, repair=taken.repair, taken=taken, why=why or taken.why)
        entry = replace(entry, chance=taken.chance)
    try:
        carry_out(game, entry)
    except Refused as refused:
        if refused.key != "chance-unused":
            raise
        carry_out(game, replace(entry, chance=()))  # the other choice takes no such dice
    assert game.entries is not None
    skips = {label: count - game.chance.counters.get(label, 0) for label, count in was.chance.counters.items()}
    skips = {label: count for label, count in skips.items() if count > 0}
    _skip(game, skips)
    game.entries[-1] = replace(game.entries[-1], skips=skips)


def _skip(game: Game[Any], skips: dict[str, int]) -> None:
    for label, count in skips.items():
        game.chance.counters[label] = game.chance.counters.get(label, 0) + count


def carry_out(game: Game[Any], entry: Entry) -> list[Told]:
    """Carry out an entry that a person made by hand, in whole or in part."""
    if entry.id == TAKEN_BACK:
        _entries(game).append(entry)
        _skip(game, entry.skips)
        return []
    if entry.id == DEAL:
        told = deal(game, entry.chance)
    elif entry.repair:
        told = repair(game, entry.id, entry.choice, entry.why)
    elif entry.chance:
        told = with_chance(game, entry.chance, lambda each: each.do(entry))
    else:
        told = game.do(entry)
    if entry.taken is not None:
        _skip(game, entry.skips)
        if game.entries is not None:
            game.entries[-1] = replace(game.entries[-1], taken=entry.taken, why=entry.why, skips=entry.skips)
    return told


def _entries(game: Game[Any]) -> list[Entry]:
    if game.entries is None:
        raise Refused("no-record")
    return game.entries
