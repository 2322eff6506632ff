"""A puritan in the event phase: hope is there to be spent for the town, early only where one is sure."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.decisions import Decision
from ...engine.values import Seat
from ...games.newsalem.offers import MOST_GIFTS
from ..bot import Move
from .mind import Mind, Plan

SURE = (0.97, 0.9, 0.8, 0.7)  # how sure a trial must be, round by round before the last
LEAST = 1e-6  # of a chance, that an event must bring: hope left over wins nothing
SAFE = 0.98  # a chance so good that hope is kept
INNOCENT = 0.1  # whom it pardons before the last round
BAD = 0.4  # a chance so small that a Cleansing does not wait for the last round
TRUSTED = 0.3  # hope goes to nobody more likely a witch
DISTRUST = 8  # hope more that a sure witch would need to be preferred
DOUBT = (0.3, 0.75)  # whom it is worth to investigate
SPARE = 2  # hope left after an Investigation
GIFTS = 3  # in one phase


class Puritan(Mind):
    """Tries whom it is sure of, Cleanses, pardons the innocent, and pools hope in the end."""

    def act(self, offers: Mapping[str, Decision]) -> Move | None:
        """The event that brings most for its hope; else a gift, or a look at a suspect."""
        if self.outlook.puritans() > SAFE:
            return None
        plans = [plan for plan in self.plans(offers) if plan.change > LEAST and self.timely(plan)]
        if plans:
            best = max(plans, key=lambda plan: plan.change / self.scene.cost(plan.event))
            return self.do(best, offers, best.event)
        return self.investigate(offers) or self.pool(offers)

    def timely(self, plan: Plan) -> bool:
        """In the last round everything is; before, hope is spent on what will not look different later."""
        scene = self.scene
        if scene.last:
            return True
        if plan.event == "trial":
            return self.chance[plan.target] >= SURE[scene.round - 1]
        if plan.event == "pardon":
            return plan.target == scene.me or (scene.round == scene.rounds - 1 and self.chance[plan.target] < INNOCENT)
        return scene.hope(scene.me) >= scene.cost("cleansing") + scene.cost("trial") and self.outlook.puritans() < BAD

    def investigate(self, offers: Mapping[str, Decision]) -> Move | None:
        """Once, with some hope to spare: the likeliest of those who may be a witch or not."""
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
        """In the last round, all hope to somebody trusted who has more, where together it pays for a Cleansing."""
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
