"""The table as one seat sees it: its view, in the words the bot thinks in."""

# compiled: a bot asks it many times before each move

from __future__ import annotations

from msgspec import UNSET

from ...engine.compiling import mypyc_attr
from ...games.salem1692.components import FACES, KINDS, WITCH
from ...games.salem1692.view import Person, SalemOwn, SalemView, Tryal

ACCUSATION, EVIDENCE, WITNESS = "accusation", "evidence", "witness"
ALIBI, ARSON, CURSE, ROBBERY = "alibi", "arson", "curse", "robbery"
SCAPEGOAT, STOCKS = "scapegoat", "stocks"
ASYLUM, BLACK_CAT, MATCHMAKER, PIETY = "asylum", "black-cat", "matchmaker", "piety"
RED = (ACCUSATION, EVIDENCE, WITNESS)
WITCH_FACE = FACES[WITCH]
NO_CARDS: frozenset[str] = frozenset()
NO_HAND = dict.fromkeys(KINDS, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene:
    """Questions about what lies on the table."""

    def __init__(self, view: SalemView, lot: tuple[int, ...] = ()) -> None:
        assert view.viewer is not None
        assert view.own is not None
        self.view = view
        self.lot = lot  # see Prompt
        self.me: int = view.viewer
        self.own: SalemOwn = view.own
        self.people: tuple[Person, ...] = view.public.people  # as everybody sees them
        self.living = [seat for seat in view.table.ring if self.people[seat].living]
        self.others = [seat for seat in self.living if seat != self.me]
        self.hand = NO_HAND.copy()  # how many cards of each kind the viewer holds
        for card in view.own.hand:
            self.hand[card] += 1
        self.mine = self.people[self.me]
        self.griggs = self.mine.ability == "will-griggs"  # whether the viewer may use an Alibi as a Witness
        self._down: list[int] | None = None
        self._fronts: list[frozenset[str]] | None = None
        self._red: list[str] | None = None
        self._matched: bool | None = None

    @property
    def ghost_game(self) -> bool:
        """Whether ghosts play, as with two or three players."""
        return self.view.ghosts > 0

    @property
    def is_witch(self) -> bool:
        """Whether the viewer is a witch."""
        return self.own.team == "witches"

    # --- seats

    def left_of(self, seat: int) -> int:
        """The next living seat clockwise."""
        at = self.living.index(seat)
        return self.living[(at + 1) % len(self.living)]

    def right_of(self, seat: int) -> int:
        """The next living seat counter-clockwise."""
        return self.living[self.living.index(seat) - 1]

    @property
    def matched(self) -> bool:
        """Whether any two players may be matched."""
        if self._matched is None:
            self._matched = any(self.has(seat, MATCHMAKER) for seat in self.living)
        return self._matched

    def partner_of(self, seat: int) -> int | None:
        """The player who is matched with that seat."""
        if not self.has(seat, MATCHMAKER):
            return None
        return next((other for other in self.living if other != seat and self.has(other, MATCHMAKER)), None)

    # --- rows

    def down(self, seat: int) -> list[int]:
        """The face-down places of a row."""
        return [place for place, tryal in enumerate(self.people[seat].row) if not tryal.up]

    def count_down(self, seat: int) -> int:
        """How many cards of a row are face-down."""
        if self._down is None:
            self._down = [len([tryal for tryal in person.row if not tryal.up]) for person in self.people]
        return self._down[seat]

    def _row(self, seat: int) -> tuple[Tryal, ...]:
        """A row as the viewer sees it."""
        known = self.own.people.get(seat)
        return self.people[seat].row if known is None or known.row is UNSET else known.row

    def face(self, seat: int, place: int) -> str | None:
        """The face of a card, if the viewer knows it."""
        return self._row(seat)[place].face

    @property
    def my_faces(self) -> list[str]:
        """The faces of the viewer's own face-down cards."""
        return [tryal.face or "" for tryal in self._row(self.me) if not tryal.up]

    # --- fronts

    def has(self, seat: int, card: str) -> bool:
        """Whether such a card lies in front of that seat."""
        if self._fronts is None:
            self._fronts = [
                frozenset([front.card for front in person.front if not front.as_witness]) if person.front else NO_CARDS
                for person in self.people
            ]
        return card in self._fronts[seat]

    def worth(self, card: str, seat: int) -> int:
        """How many accusations a card counts against that seat."""
        if card == ACCUSATION:
            return 1
        if card == EVIDENCE:
            return 1 if self.people[seat].ability == "cotton-mather" else 3
        return 7

    def needs(self, seat: int) -> int:
        """How many accusations more, laid by the viewer, bring that seat to trial."""
        person = self.people[seat]
        limit = person.threshold
        if self.mine.ability == "thomas-danforth":
            limit -= 2 if limit > 8 else 1
        return limit - person.accusations

    def shielded(self, seat: int) -> bool:
        """Whether Piety keeps red cards away from that seat (in editions where it does not double the threshold)."""
        return self.has(seat, PIETY) and self.people[seat].threshold <= 8

    # --- hands

    @property
    def accuses(self) -> bool:
        """Whether the viewer holds anything that counts as an accusation."""
        return bool(self._accusations()) or (self.griggs and self.hand[ALIBI] > 0)

    def _accusations(self) -> list[str]:
        if self._red is None:
            self._red = [card for card in RED for _ in range(self.hand[card])]
        return self._red

    def points(self, seat: int) -> int:
        """How many accusations all these cards count against that seat."""
        found = 7 * self.hand[ALIBI] if self.griggs else 0
        if self.shielded(seat):
            return found
        hand = self.hand
        return found + hand[ACCUSATION] + hand[EVIDENCE] * self.worth(EVIDENCE, seat) + 7 * hand[WITNESS]

    def reds(self, seat: int) -> list[tuple[int, str]]:
        """The viewer's accusation cards with what each counts against that seat, an Alibi of Will Griggs's included."""
        found = [] if self.shielded(seat) else [(self.worth(card, seat), card) for card in self._accusations()]
        if self.griggs:
            found += [(7, ALIBI)] * self.hand[ALIBI]
        return found
