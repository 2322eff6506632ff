"""A view, assembled from nothing (section 26)."""

from __future__ import annotations

from ...engine.values import seats_in
from .camps import camps_in_play, dealt_leader
from .channels import channels
from .day.ballot import Vote
from .knowledge import EFFECT, LOVER, PARTY, shown_party
from .names import FACTIONS, HEALTH, POSTS, POT, ROOM, SUN, WEEKDAYS, B
from .night import CALLS, Calls
from .offers import deputy_of_the_day
from .presets import idealists_need
from .roles import mafia
from .roles.medecin import doses
from .state import Quintebourg, QuintebourgState
from .town import camp, coins_at_start, members, told_health, with_party
from .view import Ballot, Estate, Mark, Own, Person, Plan, QuintebourgView, Town


def view_of(game: Quintebourg, seat: int | None, opened: bool = False) -> QuintebourgView:
    """What the seat (None: the public) may know; or everything."""
    state = game.state
    watching = seat is not None and bool(state.watching >> seat & 1)
    opened = opened or game.over or watching
    eyes = Eyes(state, seat, opened)
    return QuintebourgView(
        game="quintebourg",
        phase="over" if game.over else game.agenda[-1].phase,
        viewer=seat,
        waiting=game.waiting,
        channels=tuple(channels(game, seat)),
        town=_town(game),
        people=tuple([_person(state, each, eyes) for each in range(state.players)]),
        own=None if seat is None else _own(game, seat),
        opened=tuple([_own(game, each, not watching) for each in range(state.players)]) if opened else (),
    )


def _town(game: Quintebourg) -> Town:
    state = game.state
    step = game.agenda[-1] if game.agenda else None
    calls: tuple[str, ...] = ()
    for each in reversed(game.agenda):
        if isinstance(each, Calls):
            calls = tuple([name for name in each.names if CALLS[name].asks])
            break
    session = not game.over and game.agenda[-1].phase in ("vote", "tribunal")
    doctor = state.doctor
    return Town(
        mode=state.mode,
        camps=tuple(camps_in_play(state)),
        weekday=WEEKDAYS[state.weekday],
        day=state.day,
        night=state.night,
        weeks=state.weeks,
        most_weeks=int(state.options["max_weeks"]),
        feast=state.weekday == SUN,
        calls=calls,
        order=tuple([plot for plot in range(state.players) if doctor < 0 or plot != state.slot[doctor]]),
        vacant=tuple([plot for plot in range(state.players) if plot not in state.slot]),
        posts=tuple([post for post in POSTS if post in state.holders]),
        law=state.law,
        special=state.special,
        direction="clockwise" if state.direction >= 0 else "anticlockwise",
        votes=tuple([Ballot(voter, tuple(names)) for voter, *names in state.votes if voter >= 0]) if session else (),
        voting=step.seat if isinstance(step, Vote) else None,
        richest=state.richest if state.richest >= 0 else None,
        coins=coins_at_start(state),
        pot=state.pot_told if state.pot_told >= 0 else None,
        returned=state.returned_told,
        needed=idealists_need(state.players),
        role_talk=bool(state.options["role_talk"]),
    )


class Eyes:
    """What one viewer (None: the public) knows of all others together, looked up once for a whole view."""

    def __init__(self, state: QuintebourgState, viewer: int | None, opened: bool) -> None:
        self.viewer = viewer
        self.opened = opened
        self.doctor = state.doctor
        self.posts: list[list[str]] = [[] for _ in range(state.players)]
        for post in POSTS:
            holder = state.holder(post)
            if holder >= 0:
                self.posts[holder].append(post)
        for held in self.posts:
            held.sort(key=lambda post: post == "scrutateur")
        self.invoked = state.invoked
        self.met: list[tuple[str, int, int]] = []  # group, members, leader
        self.gangs: list[tuple[str, int, int]] = []  # chief's role, those he commands, himself
        if viewer is not None:
            self.invoked |= state.invoking[viewer]
            for index, name in enumerate(FACTIONS):
                if state.met[index] >> viewer & 1:
                    left = not state.factions[viewer] >> index & 1  # then Skadi has joined without him
                    met = state.met[index] & ~with_party(state, "skadi") if left else state.met[index]
                    self.met.append((name, met, dealt_leader(state, 1 << index)))
        for which, name in enumerate(mafia.CHIEFS):
            gang, chief = mafia.commanded(state, which), mafia.chief_of(state, which)
            if opened or (viewer is not None and (gang >> viewer & 1 or chief == viewer)):
                self.gangs.append((name, gang, chief))


def _person(state: QuintebourgState, seat: int, eyes: Eyes) -> Person:
    viewer, opened = eyes.viewer, eyes.opened
    mine = seat == viewer
    party = effect = alibi = side = ""
    known = 0 if viewer is None else state.seen[viewer].get(seat, 0)
    groups: list[str] = []
    leads: list[str] = []
    duo: list[str] = []
    bosses: list[str] = []
    if mine or opened:
        known = PARTY | EFFECT | LOVER
        side = camp(state, seat)
    if viewer is not None and not mine:
        if state.lover[viewer] == seat:
            known |= PARTY | LOVER
            duo.append("lovers")
        if state.hater[viewer] == seat:
            duo.append("haters")
        if state.casual[viewer] == seat:
            duo.append("partners")
        for name, met, leading in eyes.met:
            if met >> seat & 1:
                groups.append(name)
                if leading == seat:
                    leads.append(name)
        if state.skadi_met >> viewer & 1 and state.party[seat] == "skadi" and state.skadi_camp:
            groups.append("skadi")
            known |= PARTY
        elif state.skadi_met >> seat & 1 and state.party[viewer] == "skadi":
            groups.append("skadi")
    for name, gang, chief in eyes.gangs:
        if gang >> seat & 1:
            bosses.append(name)
        elif chief == seat:
            bosses.append(f"{name}-himself")
    if seat == eyes.doctor:
        known |= PARTY
    if known & PARTY:
        party = state.party[seat] if known & LOVER or not state.alibi[seat] else shown_party(state, seat)
    if known & LOVER:
        alibi = state.alibi[seat]
    if known & EFFECT:
        effect = state.effect[seat]
    return Person(
        seat,
        HEALTH[state.health[seat]] if mine or opened else told_health(state, state.published[seat]),
        tuple(eyes.posts[seat]),
        state.slot[seat],
        eyes.doctor >= 0 and state.slot[seat] == state.slot[eyes.doctor],
        state.wed[seat] if state.wed[seat] >= 0 else None,
        bool(state.charmed_told >> seat & 1),
        bool(state.condemned >> seat & 1),
        bool(eyes.invoked >> seat & 1),
        bool(state.watching >> seat & 1),
        state.stands[seat],
        party,
        effect,
        alibi,
        side,
        tuple(groups),
        tuple(leads),
        tuple(duo),
        tuple(bosses),
        state.coins[seat] if mine or opened else None,
    )


def _own(game: Quintebourg, seat: int, marking: bool = True) -> Own:
    """A seat's own; with or without what it is just seeing others mark."""
    state = game.state
    doctor = seat == state.doctor
    notary = state.holder("notaire") == seat
    step = next((each for each in reversed(game.agenda) if isinstance(each, Calls)), None)
    marks: list[Mark] = []
    if step is not None and marking:
        for name in step.names:
            if CALLS[name].fellows and CALLS[name].callees(game) >> seat & 1:
                for who in seats_in(step.sees(game, seat, name)):
                    given = step.given.get(who, {})
                    if name in given:
                        marks.append(Mark(who, name, given[name]))
    plans = []
    for name, (target, _) in state.targets.items():
        index = FACTIONS.index(name)
        if (members(state, 1 << index) & state.met[index]) >> seat & 1:
            house, room = mafia.split(_pointed(state, 1 << FACTIONS.index(name), target))
            plans.append(Plan(name, target, house, room))
    post = [place for who, place in state.guards if who == seat]
    guard_house, guard_room = mafia.split(post[0]) if post else (None, None)
    deputy = seat == state.holder(deputy_of_the_day(state))
    return Own(
        party=state.party[seat],
        alibi=state.alibi[seat],
        effect=state.effect[seat],
        camp=camp(state, seat),
        health=HEALTH[state.health[seat]],
        coins=state.coins[seat],
        asleep=bool(state.asleep >> seat & 1),
        nights=state.nights[seat],
        uses=dict(state.uses[seat]),
        orders=tuple([name for voter, name, _, told in state.orders if voter == seat and told]),
        marks=tuple(marks),
        plans=tuple(plans),
        names=tuple([-1 if who == POT else who for who in state.mc_shown]) if state.party[seat] == "minus" else (),
        research=state.research if doctor else None,
        doses=max(0, doses(state)) if doctor else None,
        forced=state.bunker_forced and not state.forced_note if doctor else False,
        estates=tuple([Estate(who, coins) for who, coins in enumerate(state.wills) if coins]) if notary else (),
        camera=state.camera if deputy and state.camera >= 0 else None,
        guard_house=guard_house,
        guard_room=guard_room,
    )


def _pointed(state: QuintebourgState, faction: int, target: int) -> int:
    """Where a group thinks it goes: nobody is told whether the target has moved to hospital unseen (QB-KNOW-46)."""
    in_hospital = state.published[target] >= B and not state.at_home & faction
    return ROOM + target if in_hospital else state.home(target)
