"""The steady bot: remembers who voted for whom, acts on what it knows, and says why."""

from meetinghouse.bots.bot import Bot, Move, Prompt, Reason
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.values import NO, YES, Option, Seat

from .events import Died, Pointed, Voted
from .phases import NOBODY
from .state import WEREWOLF

SURE = 10.0  # of a werewolf; and of somebody who is none, less than nothing
POISONED = 2.0  # how much suspicion is worth a potion
RASH = 0.15  # how often it points at somebody unasked


class SteadyBot(Bot):
    name = "steady"

    def move(self, prompt: Prompt) -> Move | None:
        """Answer what is asked; while the village talks, now and then point at somebody first."""
        if not prompt.decisions:
            return None
        asked, mind = prompt.decisions[0], Mind(prompt)
        if asked.kind == "ready" and mind.would_point():
            asked = next(iter(prompt.offers), asked)
        choice, why = mind.answer(asked)
        key = f"steady-{why}"
        return Move(asked.id, choice, Reason(key, {"seat": choice.seat} if isinstance(choice, Seat) else {}))


class Mind:
    def __init__(self, prompt: Prompt) -> None:
        self.view, self.chance = prompt.view, prompt.chance
        self.me, self.seats, self.known = self.view.viewer, self.view.public.seats, self.view.own.seats
        roles = [seen.role or known.role for seen, known in zip(self.seats, self.known, strict=True)]
        self.is_wolf = roles[self.me] == WEREWOLF
        self.doubts = [self.chance.random() for _ in roles]
        wolves = {event.seat: event.role == WEREWOLF for event in prompt.story if isinstance(event, Died)}
        for event in prompt.story:
            if isinstance(event, Voted) and event.at in wolves:
                for voter in event.voters:
                    self.doubts[voter] += -1.0 if wolves[event.at] else 0.6
            elif isinstance(event, Pointed):
                self.doubts[event.at] += 0.5
        for seat, role in enumerate(roles):  # werewolves trust each other
            if role or seat in self.view.own.others_seen:
                self.doubts[seat] = SURE if role == WEREWOLF and not self.is_wolf else -SURE

    def would_point(self) -> bool:
        """Once at a werewolf that it knows of; else on a whim."""
        known = max([doubt for seat, doubt in enumerate(self.doubts) if seat not in self.view.out]) == SURE
        return (known and self.seats[self.me].points_at is None) or self.chance.random() < RASH

    def answer(self, asked: Decision) -> tuple[Option, str]:
        seats = [option.seat for option in asked.options if isinstance(option, Seat)]
        strangers = [seat for seat in seats if "lover" not in self.known[seat].marks] or seats
        worst = max(strangers, key=self.doubts.__getitem__, default=self.me)
        match asked.kind:
            case "ready":
                return asked.options[0], "ready"
            case "heal":
                return (NO, "waits") if self.chance.random() < 0.3 else (YES, "heals")
            case "poison" if self.doubts[worst] < POISONED:
                return NOBODY, "waits"
            case "prey":
                return self.prey(strangers)
            case "elect" | "succeed" | "guard" | "first-lover" | "second-lover":
                return Seat(min(seats, key=self.doubts.__getitem__)), "trusts"
        return Seat(worst), "knows" if self.doubts[worst] == SURE else "suspects"

    def prey(self, seats: list[int]) -> tuple[Option, str]:
        """Agree with the pack if it has begun to choose; otherwise name the mayor or the most trusted player."""
        named = [each.points_at for seat, each in enumerate(self.known) if seat != self.me]
        agreed = [seat for seat in seats if seat in named]
        mayors = [seat for seat in seats if "mayor" in self.seats[seat].marks]
        if agreed:
            return Seat(agreed[0]), "agrees"
        feared = mayors if mayors and self.chance.random() < 0.5 else seats
        return Seat(min(feared, key=self.doubts.__getitem__)), "fears"
