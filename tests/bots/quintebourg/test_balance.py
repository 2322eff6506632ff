"""How often each camp of Quinte-bourg wins when all players are steady bots: no camp wins nearly every game.

The samples are small: they notice a bot that no longer plays, but not a camp that is a little stronger than before.
"""

from __future__ import annotations

import pytest

from meetinghouse.bots import simulate
from meetinghouse.engine.rules import NOBODY
from meetinghouse.games.quintebourg.components.names import CAMPS

GAMES = 16
MOST = 0.95  # high, because a camp whose true share is 75 % must still pass in so small a sample
HUNTERS = {"v": ("reptiliens",), "m": ("geometres", "algebristes", "analystes"), "e": ("reptiliens",)}


@pytest.mark.parametrize(("mode", "players"), [("v", 7), ("v", 10), ("m", 9), ("e", 7), ("e", 12)])
def test_no_camp_nearly_always_wins_and_hunters_do_sometimes(mode: str, players: int) -> None:
    report = simulate("quintebourg", players, GAMES, seed=1, options={"mode": mode}, bots="steady")

    assert all(share.share <= MOST for side, share in report.wins.items() if side != NOBODY)
    assert any(report.wins[side].count for side in HUNTERS[mode])
    assert sum(share.count > 0 for side, share in report.wins.items() if side != NOBODY) >= 3


def test_several_camps_may_win_one_game_and_each_of_them_counts() -> None:
    wins = simulate("quintebourg", 7, GAMES, seed=1, bots="steady").wins

    assert sum(share.count for share in wins.values()) > GAMES
    assert all(share.count <= GAMES for share in wins.values())


def test_a_steady_town_catches_more_reptilians_than_one_that_votes_by_chance() -> None:
    town = dict.fromkeys(CAMPS, "random") | {"villageois": "steady", "idealistes": "steady"}
    steady = simulate("quintebourg", 7, GAMES, seed=2, bots=town).wins["villageois"].count
    by_chance = simulate("quintebourg", 7, GAMES, seed=2, bots="random").wins["villageois"].count

    assert steady > by_chance
