"""What both sides share in the event phase: the scene, the suspicion, and what an event would change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ...engine.decisions import Decision
from ...engine.events import Event
from ...engine.values import Amount, Choice, Seat
from ..bot import Move, Reason
from .outlook import Outlook
from .scene import Scene
from .suspicion import Suspicion


@dataclass(frozen=True)
class Plan:
    """An event that could be triggered: its target, and how it changes the puritans' chance to win."""

    event: str
    target: int
    change: float
    choice: Choice


class Mind:
    """One seat's judgement at one moment."""

    def __init__(self, scene: Scene, story: Sequence[Event]) -> None:
        self.scene = scene
        suspicion = Suspicion(scene, story)
        self.chance = suspicion.chance  # each seat's chance of being a witch
        self.outlook = Outlook(scene, suspicion.worlds)

    def act(self, offers: Mapping[str, Decision]) -> Move | None:
        """The offer worth taking now, if there is one."""
        raise NotImplementedError

    def plans(self, offers: Mapping[str, Decision]) -> Iterator[Plan]:
        """The events that could be triggered, each with what it would change."""
        scene = self.scene
        now = self.outlook.puritans()
        cleansing = offers.get("cleansing")
        if cleansing is not None and scene.despair:
            after = self.outlook.puritans(removed=scene.events["cleansing"].removals)
            yield Plan("cleansing", -1, after - now, cleansing.options[0])
        for event in ("trial", "pardon"):
            for option in offers[event].options if event in offers else ():
                assert isinstance(option, Seat)
                after = self.outlook.puritans(scene.on_trial ^ 1 << option.seat)
                yield Plan(event, option.seat, after - now, option)

    def do(self, plan: Plan, offers: Mapping[str, Decision], key: str) -> Move:
        """Trigger the planned event."""
        if plan.target < 0:
            reason = Reason("steady-" + key, {"despair": self.scene.despair})
        elif plan.target == self.scene.me:
            reason = Reason(f"steady-{key}-self")
        else:
            reason = self.reason(key, plan.target)
        return Move(offers[plan.event].id, plan.choice, reason)

    def give(self, receiver: int, amount: int, offers: Mapping[str, Decision]) -> Move:
        """Give hope."""
        return Move(offers["give"].id, (Seat(receiver), Amount(amount)), self.reason("give", receiver))

    def reason(self, key: str, seat: int) -> Reason:
        """A reason, with the seat it is about and how likely the bot takes it for a witch."""
        return Reason("steady-" + key, {"seat": seat, "share": round(self.chance[seat], 2)})
