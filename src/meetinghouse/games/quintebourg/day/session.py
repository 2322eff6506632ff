"""Step 5 and the debate: normal or special session, the law of the day (QB-POST-PRESIDENT, -SENATOR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from ....engine.agenda import NOTHING
from ....engine.candidates import Candidates, Otherwise
from ....engine.decisions import Question
from ....engine.masked import Masked
from ....engine.offers import Offer
from ....engine.values import DONE, NO, YES, Choice, Option, Word, seats_in
from .. import posts
from ..events import DebateBegan, DebateClosed, LawDecided, LawProposed, NoLawProposed, SessionCalled
from ..laws import LAW, LAWS, Law
from ..names import C, I, M, Q
from ..posts import in_office
from ..state import Quintebourg, QuintebourgState
from ..steps import PhasedRules, TownStep, seconds
from ..town import NONE, fit, of_health, post_holders
from . import ballot

NORMAL, SPECIAL = Word("normal"), Word("special")
GROUPS = ("dead", "nearly-dead", "without-post", "poorest")


class Session(TownStep):
    """The president chooses between a normal and a special session."""

    phase: ClassVar[str] = "session"

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Not special two days in a row."""
        state = game.state
        president = in_office(state, "president")
        if president < 0:
            return NOTHING
        among = Candidates(NORMAL)
        among.add(SPECIAL, "QB-POST-PRESIDENT-02" if state.special_day == state.day - 1 else "")
        timer = seconds(state, 20)
        return {president: Question("session", among, timer=timer, default=NORMAL, rule="QB-POST-PRESIDENT-01")}

    def resolve(self, game: Quintebourg) -> None:
        """In the mathematicians' mode a special session cancels the day's (QB-POST-PRESIDENT-08)."""
        state = game.state
        state.special = SPECIAL in self.answers.values()
        state.law, state.law_senator, state.votes = "", -1, []
        if state.special:
            state.special_day = state.day
        game.tell_all(SessionCalled("special" if state.special else "normal"))
        if state.special and state.mode == "m":
            state.orders = []
            state.rig = []
            state.dead_name = -1
            return
        game.next(Proposals(), OpenDebate(), Debate(), ballot.Ballot())


def applicable(state: QuintebourgState, law: Law) -> bool:
    """Whether a law could be carried out today (QB-RULING-134, QB-LAW-23)."""
    doctor = state.doctor >= 0 and fit(state) >> state.doctor & 1
    candidates = (of_health(state, I, C) & ~state.condemned).bit_count()
    if law.voters == "doctor":
        return bool(doctor)
    if law.payee == "medecin":
        return state.doctor >= 0 and bool(of_health(state, I, C) & ~state.condemned & 1 << state.doctor)
    if law.distinct_min > 1 or law.only == "neighbours":
        return candidates >= max(2, law.distinct_min)
    if law.payee == "scrutateur":
        return in_office(state, "scrutateur") >= 0
    if law.payee == "suppleant":
        return posts.next_scrutineer(state) >= 0
    return True


def all_laws() -> list[tuple[Option, str]]:
    """The catalogue, with the clauses by which a law is left out."""
    return [(Word(law.name), "QB-LAW-23" if law.payee else "QB-RULING-134") for law in LAWS]


class Proposals(Masked[QuintebourgState]):
    """Everybody who may propose a law does so in secret; the first group that did is heard (QB-RULING-99)."""

    phase: ClassVar[str] = "session"
    kind: ClassVar[str] = "propose-law"
    rule: ClassVar[str] = "QB-RULING-99"

    def unasked(self, game: Quintebourg) -> Sequence[Offer[Any]]:
        """Those of the session."""
        return cast(PhasedRules, game.rules).by_phase[self.phase]

    def present(self, game: Quintebourg) -> int:
        """All but the comatose, the condemned and who only watch; nobody without a senator (QB-RULING-100)."""
        state = game.state
        if in_office(state, "senateur") < 0:
            return 0
        return state.everybody & ~of_health(state, C, C) & ~state.condemned & ~state.watching

    def actors(self, game: Quintebourg) -> int:
        """Whose proposal counts is read at the end: purses are private."""
        return self.present(game)

    def __init__(self) -> None:
        super().__init__()
        self.laws = Otherwise((), all_laws)

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """The catalogue, without what is impossible today."""
        possible = [Word(law.name) for law in LAWS if applicable(game.state, law)]
        self.laws = Otherwise((NONE, *possible), all_laws)
        return super().ask(game)

    def among(self, game: Quintebourg, seat: int) -> Otherwise:
        """The same for all."""
        return self.laws

    def timer(self, game: Quintebourg) -> float | None:
        """The same for all."""
        return seconds(game.state, 40)

    def default(self, game: Quintebourg, seat: int) -> Choice | None:
        """No proposal."""
        return NONE

    def groups(self, state: QuintebourgState) -> list[int]:
        """The dead, the nearly dead, those without a post, the poorest."""
        standing = fit(state)
        least = min((state.coins[seat] for seat in seats_in(standing)), default=0)
        poorest = sum(1 << seat for seat in seats_in(standing) if state.coins[seat] == least)
        return [of_health(state, M, M), of_health(state, Q, Q), standing & ~post_holders(state), poorest]

    def act(self, game: Quintebourg, answers: dict[int, Choice]) -> None:
        """The most proposed law of the first group; chance breaks a tie."""
        state = game.state
        for name, group in zip(GROUPS, self.groups(state), strict=True):
            laws = [choice.word for seat, choice in answers.items() if group >> seat & 1 and isinstance(choice, Word)]
            laws = [law for law in laws if law != "none"]
            if laws:
                most = max(laws.count(law) for law in laws)
                first = sorted({law for law in laws if laws.count(law) == most})
                law = first[0] if len(first) == 1 else game.chance.pick(first, "law")
                hidden = name == "nearly-dead" and state.options["hide_q_m"]
                game.tell_all(LawProposed(law, "dead" if hidden else name))
                game.next(Assent(law))
                return
        if self.present(game):
            game.tell_all(NoLawProposed())


class Assent(TownStep):
    """The senator accepts or rejects the law of the day."""

    law: str

    phase: ClassVar[str] = "session"

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Yes or no."""
        senator = in_office(game.state, "senateur")
        if senator < 0:
            return NOTHING
        timer, rule = seconds(game.state, 30), "QB-POST-SENATOR-01"
        return {senator: Question("assent", (YES, NO), Word(self.law), timer=timer, default=NO, rule=rule)}

    def resolve(self, game: Quintebourg) -> None:
        """For this day only."""
        state = game.state
        accepted = YES in self.answers.values()
        if accepted:
            state.law = self.law
            state.law_senator = next(iter(self.answers))
        game.tell_all(LawDecided(self.law, accepted))


def cancelled(state: QuintebourgState) -> bool:
    """Whether the law of the day leaves nothing to vote on."""
    return bool(state.law) and LAW[state.law].cancelled


class Debate(TownStep):
    """The town debates until the president closes, or time is up."""

    phase: ClassVar[str] = "debate"

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """The president's gavel; without one, everybody says when it is enough."""
        state = game.state
        if cancelled(state):
            return NOTHING
        president = in_office(state, "president")
        timer = seconds(state, float(state.options["debate_seconds"]))
        closing = [president] if president >= 0 else seats_in(fit(state))
        question = Question("close-debate", (DONE,), timer=timer, default=DONE, rule="QB-POST-PRESIDENT-05")
        return dict.fromkeys(closing, question)

    def resolve(self, game: Quintebourg) -> None:
        """Now the vote."""
        if not cancelled(game.state):
            game.tell_all(DebateClosed())


class OpenDebate(TownStep):
    """The floor is open."""

    phase: ClassVar[str] = "debate"

    def resolve(self, game: Quintebourg) -> None:
        """Everybody may speak, unless the law has cancelled the vote."""
        if not cancelled(game.state):
            game.tell_all(DebateBegan())
