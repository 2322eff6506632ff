"""Werewolf as the engine sees it: what a host may choose, how the roles are dealt, and where everything else is."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.events import Event, Told
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Counted, Setting, Setup, Share, Style
from meetinghouse.engine.sayings import Claim, Phrase, Saying
from meetinghouse.engine.values import seats_in

from . import sayings
from .events import EVENTS, PackMet, RoleDealt
from .imagine import imagine, retell
from .phases import STEPS, Debate, Round
from .redeal import redeal
from .roles import ROLES
from .state import SIDES, VILLAGER, WEREWOLF, Village, VillageState
from .view import Views

OPTIONAL = tuple([name for name, role in ROLES.items() if role.least])
PACK = {5: 1, 8: 2, 12: 3, 17: 4}  # werewolves from so many players on
CLOCKS, DAY = ("night_seconds", "day_seconds"), 86400


class WerewolfRules(Views):
    name, title, version = "werewolf", "Werewolf", "1"
    least, most = 5, 18
    settings = (
        Setting("werewolves", 0, least=0, most=8, group="roles"),
        *[Setting(name, "auto", ("auto", "yes", "no"), group="roles") for name in OPTIONAL],
        Setting("mayor", True, (True, False), group="roles"),
        *[Setting(name, 0, least=0, most=DAY, group="clocks") for name in CLOCKS],
    )
    paces: ClassVar[dict[str, dict[str, Any]]] = {
        "relaxed": {"night_seconds": 60, "day_seconds": 300},
        "classic": {"night_seconds": 40, "day_seconds": 180},
        "quick": {"night_seconds": 20, "day_seconds": 60},
        "none": {},
        "async": {"night_seconds": DAY, "day_seconds": DAY},
    }
    styles: ClassVar = {"classic": Style("classic"), "first": Style("relaxed", {"cupid": "no", "witch": "no"})}
    sides = SIDES
    imagines = True
    events = EVENTS
    counted = (Counted("role", RoleDealt, "role"),)
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for offer in Debate.offers}

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Refuse more roles than players, and a pack that has won before the first night."""
        roles = roles_for(players, options)
        if len(roles) > players:
            names = " ".join([name for name in OPTIONAL if options.get(name) == "yes"])
            raise Refused("option-clash", "WW-SETUP-05", why="more roles than players", names=names)
        if 2 * roles.count(WEREWOLF) >= players:
            raise Refused("option-clash", "WW-SETUP-04", why="half of the players are werewolves", names="werewolves")

    def shares(self, players: int, options: dict[str, Any]) -> list[Share]:
        roles, usual = roles_for(players, options), roles_for(players, {})
        names = dict.fromkeys([*roles, *usual])
        return [Share("roles", f"role-{name}", roles.count(name), usual.count(name)) for name in names]

    def empty(self, setup: Setup) -> VillageState:
        night, day = [float(setup.options.get(clock, 0)) or None for clock in CLOCKS]
        state = VillageState(setup.players, night, day, setup.options.get("mayor", True))
        state.clear()
        return state

    def begin(self, game: Village) -> None:
        """Everybody learns the own role, and the pack each other."""
        state = game.state
        state.roles = roles_for(state.players, game.setup.options)
        game.chance.shuffle(state.roles, "deal")
        state.living = (1 << state.players) - 1
        for seat, role in enumerate(state.roles):
            game.tell(seat, RoleDealt(role))
        pack = state.holders(WEREWOLF)
        game.tell_some(pack, PackMet(seats_in(pack)))
        game.next(Round())

    def phrases(self, game: Village, channel: str, living: int) -> tuple[Phrase, ...]:
        return sayings.phrases(game.state, living)

    def truth(self, game: Village, seat: int, saying: Saying) -> bool | None:
        return sayings.truth(game, seat, saying)

    def clash(self, game: Village, one: Claim, other: Claim) -> str:
        return sayings.clash(game.state, one, other)

    def redeal(self, game: Village, seat: int | None, dice: random.Random) -> None:
        redeal(game, seat, dice)

    def imagine(self, game: Village, view: Any, story: Sequence[Event]) -> None:
        imagine(game, view, story)

    def retell(self, game: Village, seat: int | None) -> list[Told]:
        return retell(game, seat)


def roles_for(players: int, options: dict[str, Any]) -> list[str]:
    """The roles in play; whoever is left is a villager."""
    wolves = int(options.get("werewolves", 0)) or max([count for least, count in PACK.items() if players >= least])
    found = [WEREWOLF] * wolves
    for name in OPTIONAL:
        wish = options.get(name, "auto")
        if wish == "yes" or (wish == "auto" and players >= ROLES[name].least):
            found.append(name)
    return found + [VILLAGER] * (players - len(found))


RULES = WerewolfRules()
