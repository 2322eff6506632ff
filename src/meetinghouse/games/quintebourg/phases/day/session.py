"""Step 5 and the debate: normal or special session, the law of the day (QB-POST-PRESIDENT, -SENATOR)."""

from __future__ import annotations

from typing import Any, ClassVar

from .....engine.agenda import NOTHING
from .....engine.candidates import Listed
from .....engine.decisions import Otherwise, Question
from .....engine.masked import Masked
from .....engine.offers import Offer
from .....engine.values import DONE, NO, YES, Choice, Word, seats_in
from ...components.laws import LAWS
from ...components.names import COMATOSE, DEAD, NEARLY_DEAD
from ...events import DebateBegan, DebateClosed, LawDecided, LawProposed, NoLawProposed, SessionCalled
from ...queries.town import NONE, fit, of_health, post_holders
from ...state import Quintebourg, QuintebourgState
from ...steps import ask_one, seconds
from ...verbs.posts import in_office
from . import ballot
from .step import IN_SESSION, DebateStep, SessionStep
from .suffrage import all_laws, applicable, law_of

NORMAL, SPECIAL = Word("normal"), Word("special")
GROUPS = ("dead", "nearly-dead", "without-post", "poorest")


class Session(SessionStep):
    """The president chooses between a normal and a special session."""

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """A session cannot be special two days in a row."""
        state = game.state
        among = Listed(NORMAL)
        among.add(SPECIAL, "QB-POST-PRESIDENT-02" if state.special_day == state.day - 1 else "")
        return ask_one(state, in_office(state, "president"), "session", among, "QB-POST-PRESIDENT-01", default=NORMAL)

    def resolve(self, game: Quintebourg) -> None:
        """In the mathematicians' mode a special session cancels the law of the day (QB-POST-PRESIDENT-08)."""
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


class Proposals(Masked[QuintebourgState]):
    """Players who may propose a law do so in secret; the first group with a proposal is heard (QB-RULING-99)."""

    phase: ClassVar[str] = "session"
    kind: ClassVar[str] = "propose-law"
    rule: ClassVar[str] = "QB-RULING-99"
    offers: ClassVar[tuple[Offer[Any], ...]] = IN_SESSION

    def present(self, game: Quintebourg) -> int:
        """All but the comatose, the condemned and spectators; nobody if there is no senator (QB-RULING-100)."""
        state = game.state
        if in_office(state, "senateur") < 0:
            return 0
        return state.everybody & ~of_health(state, COMATOSE, COMATOSE) & ~state.condemned & ~state.watching

    def actors(self, game: Quintebourg) -> int:
        """The players whose proposals count. They are determined at the end, because purses are private."""
        return self.present(game)

    def __init__(self) -> None:
        super().__init__()
        self.laws = Otherwise((), all_laws)

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Offer all laws but those that are impossible today."""
        possible = [Word(law.name) for law in LAWS if applicable(game.state, law)]
        self.laws = Otherwise((NONE, *possible), all_laws)
        return super().ask(game)

    def among(self, game: Quintebourg, seat: int) -> Otherwise:
        return self.laws

    def timer(self, game: Quintebourg) -> float | None:
        return seconds(game.state, 40)

    def default(self, game: Quintebourg, seat: int) -> Choice | None:
        return NONE

    def groups(self, state: QuintebourgState) -> list[int]:
        """The dead, the nearly dead, those without a post, the poorest."""
        standing = fit(state)
        least = min((state.coins[seat] for seat in seats_in(standing)), default=0)
        poorest = sum(1 << seat for seat in seats_in(standing) if state.coins[seat] == least)
        dead, nearly = of_health(state, DEAD, DEAD), of_health(state, NEARLY_DEAD, NEARLY_DEAD)
        return [dead, nearly, standing & ~post_holders(state), poorest]

    def act(self, game: Quintebourg, answers: dict[int, Choice]) -> None:
        """The most proposed law of the first group; chance breaks a tie."""
        for name, group in zip(GROUPS, self.groups(game.state), strict=True):
            laws = [choice.word for seat, choice in answers.items() if group >> seat & 1 and isinstance(choice, Word)]
            laws = [law for law in laws if law != "none"]
            if laws:
                most = max(laws.count(law) for law in laws)
                first = sorted({law for law in laws if laws.count(law) == most})
                law = first[0] if len(first) == 1 else game.chance.pick(first, "law")
                hidden = name == "nearly-dead" and game.state.options["hide_q_m"]
                game.tell_all(LawProposed(law, "dead" if hidden else name))
                game.next(Assent(law))
                return
        if self.present(game):
            game.tell_all(NoLawProposed())


class Assent(SessionStep):
    """The senator accepts or rejects the law of the day."""

    law: str

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        senator, law = in_office(game.state, "senateur"), Word(self.law)
        return ask_one(game.state, senator, "assent", (YES, NO), "QB-POST-SENATOR-01", 30, about=law, default=NO)

    def resolve(self, game: Quintebourg) -> None:
        accepted = YES in self.answers.values()
        if accepted:
            game.state.law = self.law
            game.state.law_senator = next(iter(self.answers))
        game.tell_all(LawDecided(self.law, accepted))


class Debate(DebateStep):
    """The town debates until the president closes, or time is up."""

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Ask the president to close the debate; without a president, ask everybody."""
        state = game.state
        if law_of(state).cancelled:
            return NOTHING
        president = in_office(state, "president")
        timer = seconds(state, float(state.options["debate_seconds"]))
        closing = [president] if president >= 0 else seats_in(fit(state))
        question = Question("close-debate", (DONE,), timer=timer, default=DONE, rule="QB-POST-PRESIDENT-05")
        return dict.fromkeys(closing, question)

    def resolve(self, game: Quintebourg) -> None:
        if not law_of(game.state).cancelled:
            game.tell_all(DebateClosed())


class OpenDebate(DebateStep):
    """The floor is open."""

    def resolve(self, game: Quintebourg) -> None:
        """Everybody may speak, unless the law has cancelled the vote."""
        if not law_of(game.state).cancelled:
            game.tell_all(DebateBegan())
