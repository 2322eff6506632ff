"""The game's own sayings, and whether they are true."""

from meetinghouse.engine import casting
from meetinghouse.engine.rules import Rules
from meetinghouse.engine.sayings import Claim, Phrase, Saying, seats, words
from meetinghouse.engine.values import Seat, Word

from .events import VisionSeen
from .state import DOCTOR, WEREWOLF, Village, VillageState


class Sayings(Rules[VillageState]):
    def phrases(self, game: Village, channel: str, living: int) -> tuple[Phrase, ...]:
        other = seats(living, others=True)
        return (
            Phrase("am-role", "claim", (words(sorted(set(game.state.roles))),)),
            Phrase("saw", "claim", (other, words((WEREWOLF, "innocent")))),
            Phrase("guarded", "claim", (seats(living),)),
            Phrase("lover", "claim", (other,)),
            Phrase("ask-role", "question", (other,)),
        )

    def truth(self, game: Village, seat: int, saying: Saying) -> bool | None:
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

    def clash(self, game: Village, one: Claim, other: Claim) -> str:
        return casting.clash(one, other, game.state.roles)
