"""What the chronicle of tryal cards tells: who was a witch when, and what each seat has observed."""

from __future__ import annotations

from ...engine.values import seats_in
from .components import CONSTABLE, WITCH
from .state import DIED, EXCHANGED, GAVEL_GIVEN, LOOKED, REVEALED, WITCHES_MET, SalemState


def moves(entry: list[int]) -> list[tuple[int, int, int]]:
    """The cards that changed hands in an exchange: giver, taker, card."""
    return [(entry[at], entry[at + 1], entry[at + 2]) for at in range(1, len(entry), 3)]


def witches_at(state: SalemState) -> list[int]:
    """Who was a witch before each entry of the chronicle, and (last) now."""
    witches = 0
    for card, owner in enumerate(state.first_owner):
        if state.faces[card] == WITCH:
            witches |= 1 << owner
    found = [witches]
    for entry in state.chronicle:
        if entry[0] == EXCHANGED:
            for _, taker, card in moves(entry):
                if state.faces[card] == WITCH:
                    witches |= 1 << taker
        found.append(witches)
    return found


def constables_at(state: SalemState) -> list[int]:
    """Which player was constable before each entry of the chronicle, and (last) now; -1: none."""
    owner = list(state.first_owner)
    up = 0
    found = [_constable(state, owner, up)]
    for entry in state.chronicle:
        if entry[0] == EXCHANGED:
            for _, taker, card in moves(entry):
                owner[card] = taker
        elif entry[0] == REVEALED:
            up |= 1 << entry[2]
        found.append(_constable(state, owner, up))
    return found


def _constable(state: SalemState, owner: list[int], up: int) -> int:
    """Who holds the face-down Constable card."""
    for card, face in enumerate(state.faces):
        if face == CONSTABLE and not up >> card & 1:
            return owner[card]
    return -1


def observations(state: SalemState, seat: int | None) -> list[object]:
    """All that a seat (None: the public) has learned of tryal cards, in order.

    Two worlds in which a seat made the same observations are the same to it.
    """
    faces = state.faces
    owner = list(state.first_owner)
    up = 0
    living = (1 << len(state.rows)) - 1
    standard = not state.ghost_game
    witches = witches_at(state)
    seen: list[object] = [sorted(faces[card] for card, first in enumerate(owner) if first == seat)]
    for moment, entry in enumerate(state.chronicle):
        what = entry[0]
        if what == EXCHANGED:
            lost = gained = -1
            for giver, taker, card in moves(entry):
                owner[card] = taker
                if giver == seat:
                    lost = faces[card]
                if taker == seat:
                    gained = faces[card]
            seen.append(("exchange", lost, gained))
        elif what == REVEALED:
            who, card = entry[1], entry[2]
            up |= 1 << card
            more = faces[card] == WITCH and any(
                faces[other] == WITCH and owner[other] == who and not up >> other & 1 for other in range(len(faces))
            )
            seen.append(("reveal", who, faces[card], more))
        elif what == DIED:
            who = entry[1]
            living &= ~(1 << who)
            if state.disclosed[who] >= 0:
                seen.append(("past", who, witches[moment] >> who & 1))
        elif what == WITCHES_MET:
            now = witches[moment] & living & state.humans
            if seat is not None and now >> seat & 1:
                seen.append(("fellows", now))
        elif what == GAVEL_GIVEN:
            holder = next(
                (owner[card] for card, face in enumerate(faces) if face == CONSTABLE and not up >> card & 1),
                -1,
            )
            given = entry[1]
            possible = given < 0 or (
                holder >= 0 and (holder != given if standard else bool(state.humans >> holder & 1))
            )
            if standard:
                possible = possible and (given >= 0) == (holder >= 0)
            seen.append(("gavel", given, possible))
        elif what == LOOKED and entry[1] == seat:
            seen.append(("looked", entry[2], faces[entry[3]]))
        crowd = state.humans if state.ghost_game else living
        seen.append(bool(crowd & ~witches[moment + 1]))
    return seen


def seats_that_met(state: SalemState) -> list[int]:
    """Whom each seat knows to be a witch, from meetings and from cards that changed hands."""
    faces = state.faces
    met = [0] * len(state.rows)
    living = (1 << len(state.rows)) - 1
    witches = witches_at(state)
    for moment, entry in enumerate(state.chronicle):
        if entry[0] == DIED:
            living &= ~(1 << entry[1])
        elif entry[0] == WITCHES_MET:
            now = witches[moment] & living & state.humans
            for seat in seats_in(now):
                met[seat] |= now
        elif entry[0] == EXCHANGED and not state.edition.center_shuffle:
            for giver, taker, card in moves(entry):
                if faces[card] == WITCH:
                    met[giver] |= 1 << taker
                    met[taker] |= 1 << giver
    return met
