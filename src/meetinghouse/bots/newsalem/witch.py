"""A witch in the event phase: keeps her hope for two rounds, then turns it and trials against the town."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.decisions import Decision
from ..bot import Move
from .mind import Mind, Plan

OPEN = 3  # the round from which a witch tries people
INNOCENT = 0.25  # nobody more likely a fellow is tried before the last round
LEAST = 1e-6


class Witch(Mind):
    """Tries the innocent late, and takes trials off itself and its like."""

    def act(self, offers: Mapping[str, Decision]) -> Move | None:
        """The event that costs the puritans most for its hope."""
        plans = [plan for plan in self.plans(offers) if plan.change < -LEAST and self.timely(plan)]
        if not plans:
            return None
        best = min(plans, key=lambda plan: plan.change / self.scene.cost(plan.event))
        return self.do(best, offers, f"witch-{best.event}")

    def timely(self, plan: Plan) -> bool:
        """Trials late, pardons last."""
        scene = self.scene
        if scene.last:
            return True
        if plan.event == "pardon":
            return not scene.trials_left
        return scene.round >= OPEN and self.chance[plan.target] < INNOCENT
