"""Positions of Salem in one line, and short functions for what players do. Seats A, B, C, … sit clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import pytest

import meetinghouse as mh
from meetinghouse.engine.chance import Scripted
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import Event
from meetinghouse.engine.game import begin
from meetinghouse.engine.rules import Setup
from meetinghouse.engine.values import DONE, Choice
from meetinghouse.games.salem1692.components import (
    CARDS,
    CONSPIRACY,
    CONSTABLE,
    FACES,
    KIND,
    NIGHT,
    NOT_A_WITCH,
    TRYALS,
    WITCH,
)
from meetinghouse.games.salem1692.phases.turn import BeginTurn
from meetinghouse.games.salem1692.roles.town_hall import CHARACTERS, WILLIAM_PHIPS, Character
from meetinghouse.games.salem1692.rules import RULES
from meetinghouse.games.salem1692.state import DIED, EXCHANGED, REVEALED, Salem

A, B, C, D, E, F, G, H = range(8)
DRAW, END = mh.Word("draw"), mh.Word("end")
ALIBI_AS_WITNESS = 99
USEFUL = {"cards_without_effect": "unplayable"}  # a card must have an effect
EDITIONS = ("en", "fr", "es")

FACE = {"N": NOT_A_WITCH, "W": WITCH, "K": CONSTABLE}
EventType = TypeVar("EventType", bound=Event)


def village(
    edition: str = "en",
    players: int = 4,
    *,
    turn: int = A,
    rows: Mapping[int, str] | None = None,
    hands: Mapping[int, Iterable[int]] | None = None,
    fronts: Mapping[int, Iterable[int]] | None = None,
    characters: Mapping[int, Character] | None = None,
    dead: Iterable[int] = (),
    once_witches: Mapping[int, int] | None = None,
    deck: Iterable[int] = (),
    discard: Iterable[int] = (),
    rest: str = "deck",
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, list[Any]] | None = None,
) -> Salem:
    """A game on `turn`'s turn.

    rows: letters such as "WNK", lower case if revealed. If no row has a W, the last seat holds the Witch card; if none
    has a K, the last but one holds the Constable card.
    hands, fronts: kinds of cards.
    characters: all others are William Phips, whose ability is used up.
    once_witches: {giver: taker}: before, the giver's Witch card went to the taker in a Conspiracy (`rows` are as now).
    deck, discard: kinds, the deck from the top. All other cards lie below the deck, Conspiracy last but one and Night
    last. With rest="discard" they are in the discard pile, and with "gone" out of the game, except for Night.
    """
    game: Salem = mh.start("salem1692", players, seed="village", options={"edition": edition, **(options or {})})
    game.chance = Scripted(dict(chance or {}))
    state = game.state
    seats = game.seats
    _lay_rows(game, dict(rows or {}), set(dead), once_witches or {})
    free = {kind: [card for card in range(len(KIND)) if KIND[card] == kind] for kind in set(KIND)}

    def take(kinds: Iterable[int]) -> tuple[int, ...]:
        return tuple([free[kind].pop() for kind in kinds])

    state.hands = [take((hands or {}).get(seat, ())) for seat in range(seats)]
    state.as_witness = ()
    state.fronts = []
    for seat in range(seats):
        front = []
        for kind in (fronts or {}).get(seat, ()):
            card = take([3 if kind == ALIBI_AS_WITNESS else kind])[0]
            front.append(card)
            if kind == ALIBI_AS_WITNESS:
                state.as_witness += (card,)
        state.fronts.append(tuple(front))
    top = take(deck)
    state.discard = take(discard)
    night = take([NIGHT]) if free[NIGHT] else ()
    conspiracy = take([CONSPIRACY]) if free[CONSPIRACY] else ()
    left = tuple([card for kind in sorted(free) for card in free[kind]])
    state.gone = ()
    if rest == "discard":
        state.discard = left + conspiracy + state.discard
        left, conspiracy = (), ()
    elif rest == "gone":
        state.gone = left + conspiracy
        left, conspiracy = (), ()
    state.deck = [*top, *left, *conspiracy, *night][::-1]
    state.aside = ()
    state.mix_count = 1
    for card in range(len(KIND)):
        state.seen[card] = 0
        state.mixes[card] = 1
    for open_card in [*state.discard, *state.gone, *[card for front in state.fronts for card in front]]:
        state.seen[open_card] = -1
        state.mixes[open_card] = 0
    state.night_depth = len(state.deck)
    for seat in range(seats):
        state.uses[seat] = (1, 2, 1)
        if seat in (characters or {}):
            state.characters[seat] = (characters or {})[seat].number
        else:
            state.characters[seat] = WILLIAM_PHIPS.number
            state.uses[seat] = (1, 2, 0)
    game.agenda = [BeginTurn(turn)]
    game.story.clear()
    game.advance()
    return game


def opening(
    edition: str = "en",
    players: int = 4,
    *,
    rows: Mapping[int, str] | None = None,
    characters: Mapping[int, Character] | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, list[Any]] | None = None,
) -> Salem:
    """A new game at its first decision, set up by the rules, with scripted chance.

    rows: letters such as "WNNNN" as dealt; seats that are not named get cards without Witch and Constable.
    characters: seats that are not named get the remaining ones.
    """
    script = dict(chance or {})
    seats = max(players, 4)
    if rows is not None:
        each = sum(TRYALS[players]) // seats
        script["tryals"] = [[FACES[FACE[letter]] for seat in range(seats) for letter in rows.get(seat, "N" * each)]]
    if characters is not None:
        left = [who.name for who in CHARACTERS if who not in characters.values()]
        order = [characters[seat].name if seat in characters else left.pop() for seat in range(seats)]
        script["town hall"] = [(order + left)[::-1]]
    setup = Setup("salem1692", RULES.version, players, {"edition": edition, **(options or {})}, "opening", "")
    return begin(RULES, setup, Scripted(script))


def _lay_rows(  # noqa: C901 - sets field after field of a state
    game: Salem, rows: dict[int, str], dead: set[int], once: Mapping[int, int]
) -> None:
    state = game.state
    seats = game.seats
    written = "".join(rows.values()).upper()
    each = len(state.rows[0])
    for seat in range(seats):
        if seat not in rows:
            rows[seat] = "N" * each
            if seat == seats - 1 and "W" not in written:
                rows[seat] = "W" + "N" * (each - 1)
            if seat == seats - 2 and "K" not in written:
                rows[seat] = "K" + "N" * (each - 1)
        if seat in dead:
            rows[seat] = rows[seat].lower()
    state.faces = ()
    state.rows = [()] * seats
    state.up = 0
    state.chronicle = ()
    revealed: tuple[tuple[int, ...], ...] = ()
    for seat in range(seats):
        for letter in rows[seat]:
            card = len(state.faces)
            state.faces += (FACE[letter.upper()],)
            state.rows[seat] += (card,)
            if letter.islower():
                state.up |= 1 << card
                revealed += ((REVEALED, seat, card),)
    state.first_owner = [seat for seat in range(seats) for _ in state.rows[seat]]
    state.row_seen = [(1 << owner) & state.humans for owner in state.first_owner]
    state.witches = 0
    for seat in range(seats):
        if any(state.faces[card] == WITCH for card in state.rows[seat]):
            state.witches |= 1 << seat
    if once:
        entry = [EXCHANGED]
        for giver, taker in once.items():
            card = next(card for card in state.rows[taker] if state.faces[card] == WITCH)
            plain = next(card for card in state.rows[giver] if state.faces[card] == NOT_A_WITCH)
            state.first_owner[card], state.first_owner[plain] = giver, taker
            entry += [giver, taker, card, taker, giver, plain]
            state.witches |= 1 << giver
        state.chronicle += (tuple(entry),)
    state.chronicle += revealed
    state.chronicle += tuple([(DIED, seat) for seat in sorted(dead)])
    for card in range(len(state.faces)):
        if state.up >> card & 1:
            state.row_seen[card] = -1
    state.living = ((1 << seats) - 1) & ~sum(1 << seat for seat in dead)
    state.dealt_witches = state.faces.count(WITCH)
    state.met = [0] * seats


# --- what players do


def asked(game: Salem, seat: int) -> Decision:
    """The decision that this seat has to make."""
    found = [decision for decision in game.decisions if decision.seat == seat]
    assert found, f"seat {seat} is asked nothing; open: {[(d.seat, d.kind) for d in game.decisions]}"
    return found[0]


def is_asked(game: Salem, seat: int, kind: str) -> bool:
    """Whether this seat is asked a question of that kind now."""
    return any(decision.seat == seat and decision.kind == kind for decision in game.decisions)


def option(value: object) -> Any:
    """A part of a play: a number is a seat, everything else is the option itself."""
    return mh.Seat(value) if isinstance(value, int) else value


def answer(game: Salem, seat: int, choice: object) -> None:
    """The seat answers; a bare number is a seat."""
    game.answer(asked(game, seat).id, option(choice))


def pick(game: Salem, seat: int, place: int) -> None:
    """The seat picks a place in a row."""
    game.answer(asked(game, seat).id, mh.Position(place))


def play(game: Salem, seat: int, kind: int, *parts: object) -> None:
    """The seat plays a card, with its target and its other choices."""
    answer(game, seat, (CARDS[3], CARDS[2]) if kind == ALIBI_AS_WITNESS else CARDS[kind])
    for part in parts:
        answer(game, seat, part)


def draw(game: Salem, seat: int) -> None:
    answer(game, seat, DRAW)


def end(game: Salem, seat: int) -> None:
    answer(game, seat, END)


def refused(game: Salem, seat: int, choice: object) -> str | None:
    """The choice must be refused and change nothing; returns the clause of the refusal."""
    before = game.save()
    with pytest.raises(mh.Refused) as caught:
        answer(game, seat, choice)
    assert game.save() == before
    return caught.value.rule


def expire(game: Salem, seat: int) -> None:
    """Let time run out for the question to this seat."""
    game.expire(asked(game, seat).id)


def stage(game: Salem, kind: str, votes: Mapping[int, object], others: object = None) -> None:
    """A masked stage: these seats give these answers; the others give `others`, or name their first option."""
    for decision in list(game.decisions):
        if decision.seat in votes:
            if decision.kind not in (kind, "suspicion"):
                raise AssertionError(f"stage {kind!r} expected, {decision.kind!r} is asked")
            choice: Choice = option(votes[decision.seat])
        elif others is not None:
            choice = option(others)
        else:
            choice = decision.options[0]
        game.answer(decision.id, choice)


def night(
    game: Salem,
    victim: int,
    gavel: object = None,
    confess: Mapping[int, object] | None = None,
) -> None:
    """A whole night up to the announcement: everybody names `victim`; `confess` has the places that seats confess."""
    stage(game, "victim", {}, others=victim)
    votes: dict[int, object] = {}
    if gavel is not None:
        votes = {d.seat: gavel for d in game.decisions if d.kind == "gavel"}
    stage(game, "gavel", votes)
    confess_all(game, confess)


def confess_all(game: Salem, confess: Mapping[int, object] | None = None) -> None:
    """The confession stage: these seats confess in this order (a number is a place), the others stay silent."""
    for seat, choice in (confess or {}).items():
        game.answer(asked(game, seat).id, mh.Position(choice) if isinstance(choice, int) else option(choice))
        if not is_asked_any(game, "confess"):
            return
    for decision in list(game.decisions):
        if decision.kind == "confess":
            game.answer(decision.id, DONE)


def is_asked_any(game: Salem, kind: str) -> bool:
    """Whether anybody is asked a question of that kind now."""
    return any(decision.kind == kind for decision in game.decisions)


def take_tryals(game: Salem, places: Mapping[int, int] | None = None) -> None:
    """The exchange of Conspiracy: each seat takes this place of the left neighbour's row, or the first face-down."""
    while is_asked_any(game, "take") or is_asked_any(game, "pass"):
        decision = game.decisions[0]
        if decision.kind == "take" and decision.seat in (places or {}):
            game.answer(decision.id, mh.Position((places or {})[decision.seat]))
        else:
            game.answer(decision.id, decision.options[0])


def last_words(game: Salem) -> None:
    """Whoever may say last words is done."""
    while is_asked_any(game, "last-words"):
        game.answer(game.decisions[0].id, DONE)


# --- what is to be seen


def kinds(cards: Iterable[int]) -> list[int]:
    return [KIND[card] for card in cards]


def hand(game: Salem, seat: int) -> list[int]:
    """The kinds of a seat's hand, sorted."""
    return sorted(kinds(game.state.hands[seat]))


def front(game: Salem, seat: int) -> list[int]:
    """The kinds of the cards in front of a seat, sorted."""
    return sorted(kinds(game.state.fronts[seat]))


def row(game: Salem, seat: int) -> str:
    """A row as letters, lower case if revealed."""
    letters = "NWK"
    state = game.state
    return "".join(
        letters[state.faces[card]].lower() if state.up >> card & 1 else letters[state.faces[card]]
        for card in state.rows[seat]
    )


def told(game: Salem, kind: type[EventType], seat: int | None = None) -> list[EventType]:
    """The events of that kind which this seat (None: the public) was told."""
    return [event for event in game.heard(seat) if isinstance(event, kind)]


def is_living(game: Salem, seat: int) -> bool:
    return bool(game.state.living >> seat & 1)
