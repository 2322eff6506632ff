"""What is true in New Salem after every action (NEW-ENG-08)."""

from __future__ import annotations

from meetinghouse.games.newsalem.box import EVENTS
from meetinghouse.games.newsalem.state import NewSalem

TRIAL, PARDON = EVENTS.index("trial"), EVENTS.index("pardon")


def every_building_card_is_in_exactly_one_place(game: NewSalem) -> None:
    """Each card is in the deck, a hand or a tableau, or face down as a pick."""
    state = game.state
    places = [state.deck, *state.hands, *state.picks, *state.tableaus]
    assert sorted(card for cards in places for card in cards) == state.components.deck(state.players)


def hope_and_cubes_are_never_negative(game: NewSalem) -> None:
    state = game.state
    assert min(state.hope) >= 0
    assert all(count >= 0 for cubes in state.cubes for count in cubes)
    assert [len(cubes) for cubes in state.cubes] == [len(tableau) for tableau in state.tableaus]
    assert state.town == sum(map(sum, state.cubes))


def trial_cards_are_all_there(game: NewSalem) -> None:
    """Each trial card is in the middle, in front of a player, or spent."""
    state = game.state
    found = state.middle[TRIAL] + state.on_trial.bit_count() + sum(state.spent)
    assert found == state.components.events(state.players)[TRIAL]


def pardon_cards_are_all_there(game: NewSalem) -> None:
    """Each pardon card is in the middle, or with a player beside the trial card that it has cancelled."""
    state = game.state
    assert state.middle[PARDON] + sum(state.pardons) == state.components.events(state.players)[PARDON]
    assert state.pardons == state.spent


def discards_lie_under_the_deck(game: NewSalem) -> None:
    """Discarded cards stay under the deck until the end of the round."""
    discards = {card for cards in game.state.discards for card in cards}
    assert set(game.state.deck[: len(discards)]) == discards


def hold(game: NewSalem) -> None:
    every_building_card_is_in_exactly_one_place(game)
    hope_and_cubes_are_never_negative(game)
    trial_cards_are_all_there(game)
    pardon_cards_are_all_there(game)
    discards_lie_under_the_deck(game)
