"""What is always true in Salem, except while something is being resolved (rules, section 26)."""

from __future__ import annotations

from collections import Counter

from meetinghouse.games.salem1692.chronicle import witches_at
from meetinghouse.games.salem1692.components import (
    CONSPIRACY,
    CONSTABLE,
    KIND,
    MATCHMAKER,
    NIGHT,
    WITCH,
    is_blue,
)
from meetinghouse.games.salem1692.phases.setup import tryal_counts
from meetinghouse.games.salem1692.phases.turn import Turn
from meetinghouse.games.salem1692.queries import constable, face_down, hidden_witch_cards, threshold, total
from meetinghouse.games.salem1692.state import Salem


def is_quiet(game: Salem) -> bool:
    """Whether nothing is being resolved: somebody has the turn, and no other step waits below."""
    return not game.over and len(game.agenda) == 1 and isinstance(game.agenda[0], Turn)


def seats(game: Salem, living: bool) -> list[int]:
    """The living seats, or the eliminated ones."""
    return [seat for seat in range(game.seats) if bool(game.state.living >> seat & 1) == living]


def playing_cards_are_split_without_loss_or_copy(game: Salem) -> None:
    """SAL-INV-01."""
    state = game.state
    piles = [state.deck, state.discard, state.aside, state.gone, *state.hands, *state.fronts]
    found = sorted(card for pile in piles for card in pile)
    assert found == list(range(len(KIND))), "the 59 cards are not all there once"


def tryal_cards_are_those_dealt(game: Salem) -> None:
    """SAL-INV-02."""
    state = game.state
    faces = Counter(state.faces[card] for row in state.rows for card in row)
    assert tuple(faces[face] for face in range(3)) == tryal_counts(state)
    assert sorted(card for row in state.rows for card in row) == list(range(len(state.faces)))


def rows_keep_their_length(game: Salem) -> None:
    """SAL-INV-03."""
    lengths = {len(row) for row in game.state.rows}
    assert lengths == {len(game.state.faces) // game.seats}


def the_living_and_only_they_have_face_down_cards(game: Salem) -> None:
    """SAL-INV-04."""
    assert all(face_down(game.state, seat) for seat in seats(game, living=True))
    assert not any(face_down(game.state, seat) for seat in seats(game, living=False))


def nobody_stands_at_the_threshold(game: Salem) -> None:
    """SAL-INV-05."""
    for seat in seats(game, living=True):
        assert total(game.state, seat) < threshold(game.state, seat)


def face_down_witch_cards_belong_to_living_witches(game: Salem) -> None:
    """SAL-INV-06."""
    state = game.state
    for seat in range(game.seats):
        for card in state.rows[seat]:
            if state.faces[card] == WITCH and not state.up >> card & 1:
                assert state.living >> seat & 1
                assert state.ghost_game or state.witches >> seat & 1


def there_is_at_most_one_constable(game: Salem) -> None:
    """SAL-INV-07."""
    state = game.state
    hidden = [card for card, face in enumerate(state.faces) if face == CONSTABLE and not state.up >> card & 1]
    assert len(hidden) <= 1
    held = any(card in row for row in state.rows[: state.players] for card in hidden)
    assert (0 <= constable(state) < state.players) == held


def the_constable_alone_is_told_so(game: Salem) -> None:
    """SAL-INV-07, in the views of all players."""
    told = [seat for seat in range(game.state.players) if (own := game.view(seat).own) and own.constable]
    assert told == [seat for seat in range(game.state.players) if seat == constable(game.state)]


def a_running_game_has_a_hidden_witch_card_and_a_townsperson(game: Salem) -> None:
    """SAL-INV-08."""
    state = game.state
    if not state.ghost_game and not game.over:
        assert hidden_witch_cards(state) > 0
        assert state.living & ~state.witches


def night_is_in_the_deck_once(game: Salem) -> None:
    """SAL-INV-09, except after an early night, while cards are left in the deck."""
    state = game.state
    in_deck = [KIND[card] for card in state.deck].count(NIGHT)
    aside = [KIND[card] for card in state.aside].count(NIGHT)
    assert in_deck + aside == 1
    assert aside == 0 or (not state.edition.reforms_after_every_night and state.deck)


def black_cards_are_never_held(game: Salem) -> None:
    """SAL-INV-10."""
    for pile in [*game.state.hands, *game.state.fronts]:
        assert not {CONSPIRACY, NIGHT} & {KIND[card] for card in pile}


def nobody_has_two_matchmakers(game: Salem) -> None:
    """SAL-INV-12."""
    for front in game.state.fronts:
        assert [KIND[card] for card in front].count(MATCHMAKER) < 2


def two_left_have_no_blue_cards_where_they_are_removed(game: Salem) -> None:
    """SAL-INV-13."""
    state = game.state
    if not state.ghost_game and state.edition.two_left_removes_blue and state.living.bit_count() == 2:
        assert not any(is_blue(KIND[card]) for pile in [*state.hands, *state.fronts] for card in pile)


def the_eliminated_have_no_cards(game: Salem) -> None:
    """SAL-INV-14."""
    for seat in seats(game, living=False):
        assert not game.state.hands[seat]
        assert not game.state.fronts[seat]


def whoever_held_a_witch_card_is_a_witch(game: Salem) -> None:
    """The teams follow from the history of the tryal cards."""
    assert game.state.witches == witches_at(game.state)[-1]


ALWAYS = (
    tryal_cards_are_those_dealt,
    rows_keep_their_length,
    there_is_at_most_one_constable,
    a_running_game_has_a_hidden_witch_card_and_a_townsperson,
    black_cards_are_never_held,
    whoever_held_a_witch_card_is_a_witch,
)
WHEN_QUIET = (
    playing_cards_are_split_without_loss_or_copy,
    the_living_and_only_they_have_face_down_cards,
    nobody_stands_at_the_threshold,
    face_down_witch_cards_belong_to_living_witches,
    night_is_in_the_deck_once,
    nobody_has_two_matchmakers,
    two_left_have_no_blue_cards_where_they_are_removed,
    the_eliminated_have_no_cards,
)


def hold(game: Salem) -> None:
    """Check all invariants that must be true now."""
    for invariant in ALWAYS:
        invariant(game)
    if is_quiet(game):
        for invariant in WHEN_QUIET:
            invariant(game)
