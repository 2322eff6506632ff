"""What can be said in the village beyond what is said in every game, and what of it is true."""

from meetinghouse.engine.sayings import Claim, Phrase, Saying, seats, words
from meetinghouse.engine.values import Seat, Word

from .events import VisionSeen
from .state import DOCTOR, WEREWOLF, Village, VillageState

INNOCENT = "innocent"


def phrases(state: VillageState, living: int) -> tuple[Phrase, ...]:
    other = seats(living, others=True)
    return (
        Phrase("am-role", "claim", (words(sorted(set(state.roles))),)),
        Phrase("saw", "claim", (other, words((WEREWOLF, INNOCENT)))),
        Phrase("guarded", "claim", (seats(living),)),
        Phrase("lover", "claim", (other,)),
        Phrase("ask-role", "question", (other,)),
    )


def truth(game: Village, seat: int, saying: Saying) -> bool | None:
    state = game.state
    match saying.kind, saying.parts:
        case "am-role", (Word(word=role),):
            return state.roles[seat] == role
        case "saw", (Seat(seat=other), Word(word=what)):
            return VisionSeen(other, what == WEREWOLF) in game.heard(seat)
        case "guarded", (Seat(seat=other),):
            return state.roles[seat] == DOCTOR and state.guarded == other
        case "lover", (Seat(seat=other),):
            return state.lovers == 1 << seat | 1 << other
    return None


def clash(state: VillageState, one: Claim, other: Claim) -> str:
    """Two roles for one player, or more holders than there are cards."""
    mine, theirs = _role(one), _role(other)
    if mine is None or theirs is None:
        return ""
    if mine[0] == theirs[0]:
        return "two-stories" if mine[1] != theirs[1] else ""
    return "one-card" if mine[1] == theirs[1] and state.roles.count(mine[1]) == 1 else ""


def _role(claim: Claim) -> tuple[int, str] | None:
    match claim.saying.kind, claim.saying.parts:
        case "am-role", (Word(word=role),):
            return claim.seat, role
    return None
