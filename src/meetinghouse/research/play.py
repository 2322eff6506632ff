"""One match, played by action ids and seen as arrays of floats.

At any moment some seats have a question before them. Suspicions, which change nothing, are answered by chance unless
they are wanted. Offers are made only beside a question (``asked``); also to seats that are asked nothing, in a window
that opens once in each step of the game (``always``); or not at all (``never``). A seat that has taken an offer gets
the next one only after it has answered a question, so that games end.
"""

from __future__ import annotations

import random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import Move
from ..engine.catalogue import start_by
from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.masked import SUSPICION
from ..engine.refusals import Refused
from .actions import ENOUGH, Question
from .seen import Seen
from .spaces import Spaces

Observation: TypeAlias = "dict[str, NDArray[Any]]"

NOTHING: dict[int, Decision] = {}  # is offered
NOBODY: dict[int, Question | None] = {}  # is asked


class Match:
    """One match: who is asked, what is legal, what a seat sees, and what happens next."""

    def __init__(self, spaces: Spaces, seed: object) -> None:
        self.spaces = spaces
        self.game: Game[Any] = start_by(spaces.rules, spaces.players, f"{seed}", spaces.options)
        self.steps = 0
        self.turns: list[int] = []  # the seats with a question before them, in the order in which they are asked
        self._dice = random.Random(f"{seed} suspicions")
        self._open: dict[int, Decision] = {}  # by seat: the first decision that it is asked
        self._asked: dict[int, Question | None] = {}  # by seat; None in a window, before an offer is chosen
        self._offered: dict[int, dict[int, Decision]] = {}  # by seat: what is offered, by action id
        self._legal: dict[int, list[int]] = {}  # by seat: its legal actions, as far as they were asked for
        self._sated: set[int] = set()  # seats that have taken an offer since their last answer
        self._step: tuple[str, ...] = ()  # the step in which windows were opened last
        self._windows: list[int] = []
        self._seen = Seen(spaces)
        self._refresh()

    @property
    def over(self) -> bool:
        """Whether the game has ended, or has lasted so long that it is cut off."""
        return self.game.outcome is not None or self.steps >= self.spaces.limit

    @property
    def cut(self) -> bool:
        """Whether the game was cut off before its end."""
        return not self.game.over and self.steps >= self.spaces.limit

    @property
    def rewards(self) -> list[float]:
        """After the end: 1 for each winner, -1 for each loser; otherwise 0."""
        outcome = self.game.outcome
        if outcome is None:
            return [0.0] * self.spaces.players
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.spaces.players)]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, in ascending order, not to be changed; empty if it is asked nothing."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._find_legal(seat) if seat in self.turns else []
        return found

    def check(self, seat: int, action: int) -> list[int]:
        """The legal actions of a seat. Raises `Refused` if the action is none of them."""
        legal = self.legal(seat)
        if action not in legal:
            raise refused_action(action, legal)
        return legal

    def act(self, seat: int, action: int) -> None:
        """Take a legal action for a seat. Raises `Refused` for any other action, and changes nothing."""
        self.check(seat, action)
        self.steps += 1
        question, offered = self._question(seat)
        if action in offered:
            self._take_offer(seat, Question(self.spaces.actions, offered[action], is_offer=True))
        elif question is None:
            self._windows.remove(seat)
            self._refresh()
        else:
            self._answer(seat, question, action)

    def asked(self, seat: int) -> tuple[str, ...]:
        """What a seat is asked, by ids of decisions and offers; empty if it is asked nothing."""
        if seat not in self.turns:
            return ()
        question, offered = self._question(seat)
        return (*(() if question is None else (question.decision.id,)), *[offer.id for offer in offered.values()])

    def move(self, seat: int, move: Move | None) -> None:
        """Play a bot's move instead of a seat's actions. In a window, None means that no offer is taken."""
        self.steps += 1
        if seat in self._windows:
            self._windows.remove(seat)
        if move is None:
            self._refresh()
            return
        decision = self.game.decision(move.id)
        if any(decision.id == each.id for each in self.game.decisions):
            self._sated.discard(seat)
        self.game.answer(move.id, move.choice)
        self._refresh()

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as floats."""
        return self._observe(seat).copy()

    def write(self, seat: int, seen: NDArray[np.float32], mask: NDArray[np.int8]) -> None:
        """Write what a seat sees and may do into these arrays."""
        seen[:] = self._observe(seat)
        mask[:] = self.mask(seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each legal action of a seat."""
        mask = bytearray(self.spaces.actions.count)
        for action in self.legal(seat):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def observation(self, seat: int) -> Observation:
        """What a seat sees and may do, as environments show it."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def _observe(self, seat: int) -> NDArray[np.float32]:
        asked = seat in self.turns
        question = self._question(seat)[0] if asked else None
        return self._seen.observe(self.game, seat, question, asked and (question is None or question.is_offer))

    def copy(self) -> Match:
        """An independent copy."""
        other = Match.__new__(Match)
        other.spaces, other.game, other.steps = self.spaces, self.game.copy(), self.steps
        other.turns, other._step = list(self.turns), self._step
        other._dice = random.Random()
        other._dice.setstate(self._dice.getstate())
        other._open = dict(self._open)
        other._asked = {seat: None if asked is None else asked.copy() for seat, asked in self._asked.items()}
        other._legal = {}
        other._offered, other._windows, other._sated = dict(self._offered), list(self._windows), set(self._sated)
        other._seen = Seen(self.spaces)
        return other

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    # --- what is asked

    def _question(self, seat: int) -> tuple[Question | None, dict[int, Decision]]:
        """The question before a seat, and the offers beside it; no question in a window for offers alone."""
        if seat not in self._asked:
            decision = None if seat in self._windows else self._open.get(seat)
            self._asked[seat] = None if decision is None else Question(self.spaces.actions, decision)
            self._offered[seat] = self._offers(seat)
        question = self._asked[seat]
        begun = question is not None and (question.given or question.picked or question.is_offer)
        return question, NOTHING if begun else self._offered[seat]

    def _find_legal(self, seat: int) -> list[int]:
        question, offered = self._question(seat)
        if question is None:
            return [ENOUGH, *sorted(offered)]
        return sorted([*question.legal, *offered]) if offered else question.legal

    def _offers(self, seat: int) -> dict[int, Decision]:
        """What is offered to a seat, by action id; answers that may be changed are no offers."""
        if self.spaces.offers == "never" or seat in self._sated:
            return NOTHING
        offers = self.game.offers_to(seat)
        if not offers:
            return NOTHING
        actions = self.spaces.actions
        named = [(actions.offers.get(offer.id.partition("-")[2]), offer) for offer in offers]
        return {id: offer for id, offer in named if id is not None and actions.ways(offer.options).paths}

    def _refresh(self) -> None:
        """Find out who is asked, after the game has changed."""
        self._asked.clear()
        self._offered.clear()
        self._legal.clear()
        game, players = self.game, self.spaces.players
        decisions = game.decisions
        while (idle := self._idle(decisions)) is not None:
            game.answer(idle.id, idle.any(self._dice))
            decisions = game.decisions
        first: dict[int, Decision] = {}
        for decision in decisions:
            first.setdefault(decision.seat, decision)
        self._open = first
        if self.over:
            self.turns = []
            return
        asked = list(first)
        if self.spaces.offers == "always":
            if game.asking != self._step:
                self._step = game.asking
                self._windows = [seat for seat in range(players) if seat not in asked]
            self._windows = [seat for seat in self._windows if seat not in asked and self._offers(seat)]
        self.turns = [*self._windows, *asked]

    def _idle(self, decisions: list[Decision]) -> Decision | None:
        """The first decision to answer at random: an unwanted suspicion, or a question to a seat without a player."""
        players, suspicions = self.spaces.players, self.spaces.suspicions
        for decision in decisions:
            if decision.seat >= players or (not suspicions and decision.kind == SUSPICION):
                return decision
        return None

    # --- what is done

    def _take_offer(self, seat: int, question: Question) -> None:
        """Begin to answer an offer; one that leaves no choice is taken at once."""
        if len(question.decision.options) == 1:
            self._answer(seat, question, question.legal[0])
        else:
            self._asked[seat] = question
            self._legal.pop(seat, None)

    def _answer(self, seat: int, question: Question, action: int) -> None:
        choice = question.choose(action)
        if choice is None:
            self._legal.pop(seat, None)
            return
        if question.is_offer:
            self._sated.add(seat)
            if seat in self._windows:
                self._windows.remove(seat)
        else:
            self._sated.discard(seat)
        begun = {who: asked for who, asked in self._asked.items() if who != seat} if len(self._asked) > 1 else NOBODY
        self.game.answer(question.decision.id, choice)
        self._refresh()
        if begun:
            self._restore(begun)

    def _restore(self, begun: dict[int, Question | None]) -> None:
        """Keep the questions of others that are still the same, with the parts that were given."""
        for decision in self.game.decisions:
            kept = begun.get(decision.seat)
            if kept is not None and kept.decision is decision and decision.seat not in self._asked:
                self._asked[decision.seat] = kept
                self._offered[decision.seat] = {}


def refused_action(action: int, legal: list[int]) -> Refused:
    """The refusal of an action that is none of the legal ones."""
    shown = ", ".join(map(str, legal)) or "none, because this seat is not asked"
    return Refused("option-value", name="action", value=action, takes="values", values=shown)
