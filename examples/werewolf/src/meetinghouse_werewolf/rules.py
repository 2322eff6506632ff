"""Werewolf as the engine sees it: what a host may choose, how the roles are dealt, and where everything else is."""

from typing import Any, ClassVar

from meetinghouse.engine.agenda import Step
from meetinghouse.engine.casting import Casting
from meetinghouse.engine.clocks import clock_paces, clock_settings
from meetinghouse.engine.offers import Offer
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Counted, Share
from meetinghouse.engine.settings import Setting, Style

from . import verbs
from .by_hand import ByHand
from .events import EVENTS, RoleDealt
from .imagine import Imagine
from .phases import STEPS, Debate, Round
from .redeal import Redeal
from .roles import ROLES
from .sayings import Sayings
from .state import SIDES, VILLAGER, WEREWOLF, Village, VillageState
from .view import Views

OPTIONAL = {name: role.least for name, role in ROLES.items() if role.least}
CASTING = Casting(WEREWOLF, "werewolves", {5: 1, 8: 2, 12: 3, 17: 4}, OPTIONAL, VILLAGER)


class WerewolfRules(Views, Redeal, Imagine, Sayings, ByHand):
    name, title, version = "werewolf", "Werewolf", "1"
    least, most = 5, 18
    settings = (
        *CASTING.settings(most=8),
        Setting("mayor", True, (True, False), group="roles"),
        *clock_settings("night_seconds", "day_seconds"),
    )
    paces = clock_paces(night_seconds=(60, 40, 20), day_seconds=(300, 180, 60))
    styles: ClassVar = {"classic": Style("classic"), "first": Style("relaxed", {"cupid": "no", "witch": "no"})}
    sides, events, state_type = SIDES, EVENTS, VillageState
    counted = (Counted("role", RoleDealt, "role"),)
    steps: ClassVar[dict[str, type[Step[Any]]]] = {step.__name__: step for step in STEPS}
    offers: ClassVar[dict[str, Offer[Any]]] = {offer.name: offer for offer in Debate.offers}

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Refuse more roles than players, and a pack that has won before the first night."""
        roles = CASTING.roles(players, options)
        if len(roles) > players:
            names = " ".join([name for name in OPTIONAL if options.get(name) == "yes"])
            raise Refused("option-clash", "WW-SETUP-05", names=names)
        if 2 * roles.count(WEREWOLF) >= players:
            raise Refused("option-clash", "WW-SETUP-04", names="werewolves")

    def shares(self, players: int, options: dict[str, Any]) -> list[Share]:
        return CASTING.shares(players, options)

    def begin(self, game: Village) -> None:
        game.state.roles = CASTING.roles(game.state.players, game.setup.options)
        game.chance.shuffle(game.state.roles, "deal")
        game.state.living = game.state.everybody
        game.story += verbs.dealt(game.state)
        game.next(Round())


RULES = WerewolfRules()
