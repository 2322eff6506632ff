"""What one seat may know, assembled from nothing (section 26)."""

from __future__ import annotations

import msgspec

from ...engine.decisions import Channel
from ...engine.rules import View
from ...engine.values import Option, seats_in
from .camps import camps_in_play, leader
from .day.ballot import Vote
from .knowledge import EFFECT, LOVER, PARTY, shown_party
from .names import FACTIONS, HEALTH, POSTS, ROOM, SUN, WEEKDAYS, B, I
from .night import CALLS, Calls
from .offers import deputy_of_the_day, phase_of
from .presets import idealists_need
from .roles import cortex, dead, duos, mafia
from .roles.medecin import doses
from .state import Quintebourg, QuintebourgState
from .town import camp, fit, members, published, total_coins


class Person(msgspec.Struct, frozen=True):
    """What the viewer may know of one player."""

    seat: int
    health: str  # as published; the viewer's own as it is
    posts: tuple[str, ...]
    house: int  # the plot on the ring
    bunker: bool
    spouse: int | None
    charmed: bool
    condemned: bool
    invoked: bool  # seen to invoke a power
    place: str  # at the feast
    party: str  # empty where the viewer does not know it; of a lover the alibi, unless the viewer knows better
    effect: str
    alibi: str
    camp: str
    groups: tuple[str, ...]  # in which the viewer has met this player
    leads: tuple[str, ...]
    duo: tuple[str, ...]  # what binds the viewer to this player
    henchman_of: tuple[str, ...]
    coins: int | None


class Ballot(msgspec.Struct, frozen=True):
    """A vote that was announced; no name is a blank one."""

    seat: int
    names: tuple[int, ...]


class Town(msgspec.Struct, frozen=True):
    """What everybody knows."""

    mode: str
    camps: tuple[str, ...]
    weekday: str
    day: int
    night: int
    weeks: int
    most_weeks: int
    feast: bool
    calls: tuple[str, ...]  # what is being called
    order: tuple[int, ...]  # the ring of plots, and who sits where is each person's house
    vacant: tuple[int, ...]
    posts: tuple[str, ...]  # in play
    law: str
    special: bool
    direction: str
    votes: tuple[Ballot, ...]
    voting: int | None
    richest: int | None
    coins: int
    pot: int | None
    returned: bool
    needed: int  # on their feet, for the idealists
    role_talk: bool


class Mark(msgspec.Struct, frozen=True):
    """What one of those who choose together has marked."""

    seat: int
    group: str
    choice: Option


class Plan(msgspec.Struct, frozen=True):
    """What a group of the viewer's has chosen for tonight."""

    group: str
    target: int
    house: int | None
    room: int | None


class Estate(msgspec.Struct, frozen=True):
    """What somebody in the morgue has left."""

    seat: int
    coins: int


class Own(msgspec.Struct, frozen=True):
    """What only the viewer knows."""

    party: str
    alibi: str
    effect: str
    camp: str
    health: str
    coins: int
    asleep: bool
    nights: int  # in hospital
    uses: dict[str, int]
    orders: tuple[int, ...]
    marks: tuple[Mark, ...]
    plans: tuple[Plan, ...]
    names: tuple[int, ...]  # shown to Minus
    research: int | None
    doses: int | None
    forced: bool  # the bunker's door
    estates: tuple[Estate, ...]
    camera: int | None
    guard_house: int | None
    guard_room: int | None


class QuintebourgView(View, frozen=True, kw_only=True, tag="quintebourg"):
    """The town as one seat sees it."""

    town: Town
    people: tuple[Person, ...]
    own: Own | None
    opened: tuple[Own, ...]


def view_of(game: Quintebourg, seat: int | None, opened: bool = False) -> QuintebourgView:
    """What the seat (None: the public) may know; or everything."""
    state = game.state
    opened = opened or game.over
    eyes = Eyes(state, seat, opened)
    return QuintebourgView(
        game="quintebourg",
        phase=phase_of(game) if not game.over else "over",
        viewer=seat,
        waiting=game.waiting,
        channels=tuple(channels(game, seat)),
        town=_town(game),
        people=tuple([_person(state, each, eyes) for each in range(state.players)]),
        own=None if seat is None else _own(game, seat),
        opened=tuple([_own(game, each) for each in range(state.players)]) if opened else (),
    )


def _town(game: Quintebourg) -> Town:
    state = game.state
    step = game.agenda[-1] if game.agenda else None
    calls: tuple[str, ...] = ()
    for each in reversed(game.agenda):
        if isinstance(each, Calls):
            calls = tuple([name for name in each.names if CALLS[name].asks])
            break
    session = phase_of(game) in ("vote", "tribunal") if not game.over else False
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
        coins=total_coins(state),
        pot=state.pot if state.pot >= 0 else None,
        returned=state.returned,
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
                    self.met.append((name, state.met[index], leader(state, 1 << index)))
        if state.henchmen[0] | state.henchmen[1]:
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
        HEALTH[state.health[seat] if mine or opened else state.published[seat]],
        tuple(eyes.posts[seat]),
        state.slot[seat],
        eyes.doctor >= 0 and state.slot[seat] == state.slot[eyes.doctor],
        state.wed[seat] if state.wed[seat] >= 0 else None,
        bool(state.charmed_told >> seat & 1),
        bool(state.condemned >> seat & 1),
        bool(eyes.invoked >> seat & 1),
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


def _own(game: Quintebourg, seat: int) -> Own:
    state = game.state
    doctor = seat == state.doctor
    notary = state.holder("notaire") == seat
    step = next((each for each in reversed(game.agenda) if isinstance(each, Calls)), None)
    marks: list[Mark] = []
    if step is not None:
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
        names=tuple(state.mc_shown) if state.party[seat] == "minus" else (),
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


def channels(game: Quintebourg, seat: int | None) -> list[Channel]:
    """Where one may write or read now; of secret ones only those who belong to them know.

    Who can really write there is not shown: that would tell how others fare before the town knows.
    """
    found = []
    for each in all_channels(game):
        if each.name == "square" and not game.over:
            able = published(game.state, I, B)
            able = able & ~_alone(seat) | sum(1 << one for one in each.writers if one == seat)
            found.append(Channel(each.name, seats_in(able), each.readers))
        elif each.name == "square" or (seat in each.readers and each.form != "gestures"):
            found.append(each)
        elif seat in each.readers:
            circle = seats_in(_circle(game, each.name.removeprefix("signs-")))
            found.append(Channel(each.name, circle, circle, each.form))
    return found


def _alone(seat: int | None) -> int:
    return 0 if seat is None else 1 << seat


def _circle(game: Quintebourg, name: str) -> int:
    """Who was seen to belong there when the call began."""
    state = game.state
    if CALLS[name].fellows:
        return state.eyes[FACTIONS.index(name)]
    if name == "mc-talk":
        return state.met[FACTIONS.index("mc")]
    return sum(1 << seat for seat in duos.lovers(state)) if name == "lovers" else state.whispering


def all_channels(game: Quintebourg) -> list[Channel]:
    """By day the square, at the feast each place, at night signs among those who choose together."""
    state = game.state
    if game.over:
        everybody = tuple(range(state.players))
        return [Channel("square", everybody, everybody)]
    phase = phase_of(game)
    if phase == "invocation":
        return []
    if phase == "night":
        return _signs(game)
    speakers = seats_in(fit(state))
    if any(state.stands):
        places = sorted({place for place in state.stands if place})
        rooms = []
        for place in places:
            here = tuple([each for each in range(state.players) if state.stands[each] == place])
            rooms.append(Channel(f"feast-{place}", here, here))
        return rooms
    return [Channel("square", speakers, tuple(range(state.players)))]


def _signs(game: Quintebourg) -> list[Channel]:
    state = game.state
    step = game.agenda[-1]
    if not isinstance(step, Calls):
        return []
    found = []
    for name in step.names:
        here = 0
        if CALLS[name].fellows:
            here = CALLS[name].callees(game) & _circle(game, name)
        elif name == "lovers":
            here = duos.waking(state)
        elif name == "mc-talk":
            here = cortex.talkers(state)
        elif name == "whisper-talk":
            here = dead.signing(game)
        if here and _circle(game, name).bit_count() > 1:
            seats = seats_in(here)
            found.append(Channel(f"signs-{name}", seats, seats, "gestures"))
    return found
