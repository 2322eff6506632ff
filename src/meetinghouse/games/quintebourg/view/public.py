"""What everybody knows (section 26), the same for every viewer."""

from __future__ import annotations

from ..components.names import POSTS, SUN, WEEKDAYS
from ..components.presets import idealists_need
from ..phases.day.ballot import Vote
from ..phases.night.night import CALLS, open_calls
from ..queries.town import coins_at_start
from ..state import Quintebourg
from ..verbs.camps import camps_in_play
from . import Ballot, QuintebourgPublic, Town
from .caching import cached, same
from .channels import public_channels
from .people import people
from .private import private


def public_part(game: Quintebourg) -> QuintebourgPublic:
    """The town and its people; after the end, everything."""
    made = QuintebourgPublic(
        phase="over" if game.over else game.agenda[-1].phase,
        waiting=game.waiting,
        channels=public_channels(game),
        town=_town(game),
        people=people(game),
        opened=tuple([private(game, seat) for seat in range(game.state.players)]) if game.over else (),
    )
    return same(game, "public", made)


def _town(game: Quintebourg) -> Town:  # long, but a plain list: a line for each field
    state = game.state
    step = None if game.over else game.agenda[-1]
    calls = open_calls(game)
    names = None if calls is None else calls.names
    votes = state.votes if step is not None and step.phase in ("vote", "tribunal") else []
    voting = step.seat if isinstance(step, Vote) else None
    coins = coins_at_start(state)
    key = (
        names, votes, voting, coins, state.party, state.slot, state.holders, state.weekday, state.day, state.night,
        state.weeks, state.law, state.special, state.direction, state.richest, state.pot_told, state.returned_told,
    )  # fmt: skip
    found: Town | None = game.cache.find("town", key)
    if found is not None:
        return found
    doctor = state.doctor
    made = Town(
        mode=state.mode,
        camps=tuple(camps_in_play(state)),
        weekday=WEEKDAYS[state.weekday],
        day=state.day,
        night=state.night,
        weeks=state.weeks,
        most_weeks=int(state.options["max_weeks"]),
        feast=state.weekday == SUN,
        calls=tuple([name for name in names or () if CALLS[name].asks]),
        order=tuple([plot for plot in range(state.players) if doctor < 0 or plot != state.slot[doctor]]),
        vacant=tuple([plot for plot in range(state.players) if plot not in state.slot]),
        posts=tuple([post for post in POSTS if post in state.holders]),
        law=state.law,
        special=state.special,
        direction="clockwise" if state.direction >= 0 else "anticlockwise",
        votes=tuple([Ballot(vote[0], vote[1:]) for vote in votes if vote[0] >= 0]),
        voting=voting,
        richest=state.richest if state.richest >= 0 else None,
        coins=coins,
        pot=state.pot_told if state.pot_told >= 0 else None,
        returned=state.returned_told,
        needed=idealists_need(state.players),
        role_talk=bool(state.options["role_talk"]),
    )
    return cached(game, "town", key, made)
