"""A witch in the event phase: saves hope for two rounds, then spends it against the town."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.decisions import Decision
from ..bot import Move
from .mind import Mind, Plan

OPEN = 3  # the first round in which a witch puts people on trial
INNOCENT = 0.25  # the greatest chance of a fellow for a trial before the last round
LEAST = 1e-6


class Witch(Mind):
    """Puts the innocent on trial late in the game, and pardons witches."""

    def act(self, offers: Mapping[str, Decision]) -> Move | None:
        """The event that harms the puritans most for its cost."""
        plans = [plan for plan in self.plans(offers) if plan.change < -LEAST and self.timely(plan)]
        if not plans:
            return None
        best = min(plans, key=lambda plan: plan.change / self.scene.cost(plan.event))
        return self.do(best, offers, f"witch-{best.event}")

    def timely(self, plan: Plan) -> bool:
        """Trials come late; pardons wait until no trial is left, or for the last round."""
        scene = self.scene
        if scene.last:
            return True
        if plan.event == "pardon":
            return not scene.trials_left
        return scene.round >= OPEN and self.chance[plan.target] < INNOCENT
