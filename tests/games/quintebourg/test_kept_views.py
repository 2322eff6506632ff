"""Parts of a view that have not changed are the same objects, so that they are not made or sent again."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.quintebourg.state import Quintebourg

from .town import ANA, BEN, CLEO, DAN, EVA, KIM, LEO, asked, choose, town

PARTS = ("town", "people", "channels")


def public(game: Quintebourg) -> Any:
    return game.view(None).public


@pytest.mark.parametrize("place", ["pack", "debate", "vote", "weddings", "feast"])
def test_all_look_at_one_public_part(place: str) -> None:
    game = town("rept-alpha medecin villageois", at=place, health={DAN: "b"})
    assert all(game.view(seat).public is public(game) for seat in range(12))


def test_a_secret_answer_changes_nothing_that_others_see() -> None:
    game = town("rept-alpha rept-rouge villageois", at=["pack", "miracles"])
    before = {seat: game.view(seat) for seat in range(12)}
    choose(game, ANA, EVA)
    after = {seat: game.view(seat) for seat in range(12)}
    assert all(after[seat].public is before[seat].public for seat in range(12))
    assert [seat for seat in range(12) if after[seat].own is not before[seat].own] == [ANA, BEN]


def test_a_vote_changes_the_town_and_nothing_else() -> None:
    game = town("rept-alpha", at="vote")
    before, voter = public(game), game.decisions[0].seat
    choose(game, voter, asked(game, voter).options[0].seat)  # type: ignore[union-attr]
    after = public(game)
    assert [part for part in PARTS if getattr(after, part) != getattr(before, part)] == ["town"]
    assert after.people is before.people


def test_who_has_not_changed_is_not_made_again() -> None:
    game = town("rept-alpha", at="debate")
    before, own = public(game).people, game.view(KIM).own
    game.state.published[CLEO] = 1
    after = public(game).people
    assert [seat for seat in range(12) if after[seat] is not before[seat]] == [CLEO]
    assert game.view(KIM).own is own


def test_a_copy_goes_its_own_way() -> None:
    game = town("rept-alpha", at="debate", health={LEO: "b"})
    seen = game.view(KIM)
    other = game.copy()
    other.state.coins[KIM] += 1
    other.state.published[LEO] = 2
    assert (other.view(KIM).own.coins, other.view(KIM).people[LEO].health) == (seen.own.coins + 1, "c")
    assert game.view(KIM) == seen
