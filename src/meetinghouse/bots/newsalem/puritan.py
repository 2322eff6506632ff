"""A puritan in the event phase: spends hope for the town, before the last round only if it is sure."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.decisions import Decision
from ...engine.values import Seat
from ...games.newsalem.components import MOST_GIFTS
from ..bot import Move
from .mind import Mind, Plan

SURE = (0.97, 0.9, 0.8, 0.7)  # the least chance of a witch for a trial, in each round before the last
LEAST = 1e-6  # the least change of the chance to win that is worth an event, since hope left over wins nothing
SAFE = 0.98  # with this chance to win, hope is kept
INNOCENT = 0.1  # the greatest chance of a witch for a pardon before the last round
BAD = 0.4  # below this chance to win, a Cleansing does not wait for the last round
TRUSTED = 0.3  # the greatest chance of a witch for a gift of hope
DISTRUST = 8  # how much more hope a certain witch would need to be preferred
DOUBT = (0.3, 0.75)  # the chances of a witch between which an Investigation is worth it
SPARE = 2  # hope left after an Investigation
GIFTS = 3  # gifts in one phase


class Puritan(Mind):
    """Tries those it is sure of, uses Cleansing, pardons the innocent, and pools hope in the end."""

    def act(self, offers: Mapping[str, Decision]) -> Move | None:
        """The event that gains most for its cost; otherwise a gift or an Investigation."""
        if self.outlook.puritans() > SAFE:
            return None
        plans = [plan for plan in self.plans(offers) if plan.change > LEAST and self.timely(plan)]
        if plans:
            best = max(plans, key=lambda plan: plan.change / self.scene.cost(plan.event))
            return self.do(best, offers, best.event)
        return self.investigate(offers) or self.pool(offers)

    def timely(self, plan: Plan) -> bool:
        """Whether to do it now: always in the last round; before, only if waiting would hardly change the judgement."""
        scene = self.scene
        if scene.last:
            return True
        if plan.event == "trial":
            return self.chance[plan.target] >= SURE[scene.round - 1]
        if plan.event == "pardon":
            return plan.target == scene.me or (scene.round == scene.rounds - 1 and self.chance[plan.target] < INNOCENT)
        return scene.hope(scene.me) >= scene.cost("cleansing") + scene.cost("trial") and self.outlook.puritans() < BAD

    def investigate(self, offers: Mapping[str, Decision]) -> Move | None:
        """Once, if there is hope to spare: the most suspected of those who are in doubt."""
        scene = self.scene
        offer = offers.get("investigation")
        if offer is None or scene.last or not scene.trials_left or len(scene.known) > 1:
            return None
        if scene.hope(scene.me) < scene.cost("investigation") + SPARE or scene.round < 2:
            return None
        seats = [option.seat for option in offer.options if isinstance(option, Seat)]
        suspects = [seat for seat in seats if not scene.on(seat) and DOUBT[0] <= self.chance[seat] <= DOUBT[1]]
        if not suspects:
            return None
        best = max(suspects, key=lambda seat: self.chance[seat])
        return Move(offer.id, Seat(best), self.reason("investigation", best))

    def pool(self, offers: Mapping[str, Decision]) -> Move | None:
        """In the last round, give all hope to a trusted player who has more, if together it pays for a Cleansing."""
        scene = self.scene
        mine = scene.hope(scene.me)
        if not scene.last or not scene.despair or scene.mine.gifts_left <= MOST_GIFTS - GIFTS:
            return None
        trusted = [seat for seat in scene.others if self.chance[seat] < TRUSTED]
        richer = [seat for seat in trusted if (scene.hope(seat), -seat) > (mine, -scene.me)]
        if not richer or mine + sum([scene.hope(seat) for seat in trusted]) < scene.cost("cleansing"):
            return None
        best = max(richer, key=lambda seat: (scene.hope(seat) - DISTRUST * self.chance[seat], -seat))
        return self.give(best, mine, offers)
