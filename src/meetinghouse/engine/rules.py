"""The interface of a game's rules: set-up, views, offers and redeal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, Self, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple, replace

from .agenda import Step
from .basis import Basis, basis_of
from .compiling import mypyc_attr
from .decisions import Channel
from .events import Event, Told, heard_by
from .offers import Offer
from .refusals import Refused
from .sayings import CLAIMS, MUCH, OFF, SILENT, Claim, Conflict, Phrase, Saying, Spoke, common
from .settings import Setting, Style
from .speech import conflicts
from .state import State
from .values import SEATS

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)
Dealer: TypeAlias = Callable[[Any, random.Random], None]  # deals a world to a game that has only what a seat knows
P = TypeVar("P", bound=msgspec.Struct)

NOBODY = "nobody"  # the winning side if everybody loses
MOST_PLAYERS: Final = 61  # of any game: an audience at a table has 63 bits, two of them for the public and a master


class Setup(msgspec.Struct, frozen=True):
    """What a game was started with; the first part of its record."""

    game: str
    version: str
    players: int
    options: dict[str, Any]
    seed: str | None
    commitment: str


class Piece(msgspec.Struct, frozen=True):
    """A component in the box: its kind, the facts printed on it, and the source of each fact."""

    group: str
    kind: str
    facts: dict[str, Any]
    sources: dict[str, str] = {}


class Share(msgspec.Struct, frozen=True):
    """How many components of a kind a set-up puts into the game, and how many are usual."""

    group: str
    kind: str  # the key of a text
    count: int
    usual: int
    setting: str = ""  # the setting that changes the count


class Counted(msgspec.Struct, frozen=True):
    """What a report on balance counts: the words in a field of an event, such as the card that was played."""

    group: str  # role, card, law: the heading in the report
    event: type[Event]
    field: str
    seat: str = ""  # the field with the seat, or the seats in the same order; if empty, the seat that alone heard it
    only: str = ""  # a field that must be true


class Score(msgspec.Struct, frozen=True):
    """How good a seat's sealed suspicions were: how many it named, and how many were right."""

    seat: int
    named: int
    right: int


def scores_of(suspicions: Iterable[tuple[int, bool]]) -> tuple[Score, ...]:
    """The scores of all who sealed a suspicion, given by whom each was sealed, and whether it was right."""
    found: dict[int, list[bool]] = {}
    for seat, right in suspicions:
        found.setdefault(seat, []).append(right)
    return tuple([Score(seat, len(each), sum(each)) for seat, each in sorted(found.items())])


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, which side every player was on, and why. If everybody loses, ``side`` is NOBODY.

    If several sides win at once, ``also`` names the further ones. A player on no side has NOBODY in ``sides``.
    """

    side: str
    winners: tuple[int, ...]
    sides: tuple[str, ...]
    why: str
    suspicions: tuple[Score, ...] = ()
    also: tuple[str, ...] = ()


class NightCall(msgspec.Struct, frozen=True):
    """A call of the night, by the word of its text, and whether it is over, open or still to come."""

    name: str
    state: Literal["done", "open", "coming"]
    kinds: tuple[str, ...] = ()  # of the questions that belong to it, where several calls are open; empty: of all


class DealtCards(msgspec.Struct, frozen=True):
    """How a shuffled deck is dealt: so many cards to each seat in turn; from its end if the last card goes first.

    If seats are what is shuffled, `to` has the texts of what they get in turn.
    """

    each: int = 1
    last_first: bool = False
    to: tuple[str, ...] = ()


class Shift(msgspec.Struct, frozen=True):
    """The shares of worlds after a line of the seat's story that changed them; no line: before anything was told."""

    line: int | None
    shares: tuple[dict[str, float], ...]


class Solved(msgspec.Struct, frozen=True):
    """By seat: each side with the share of worlds in which the player is on it; exact, or estimated from a sample."""

    exact: bool
    shares: tuple[dict[str, float], ...]
    drawn: int = 0  # the size of the sample
    shifts: tuple[Shift, ...] = ()  # how shares that are counted came about: the first ones, then every change


class SeatView(msgspec.Struct, frozen=True):
    """A seat on the plain board, which shows games that have no board of their own."""

    role: str = ""  # a word; its text is role-<word>
    marks: tuple[str, ...] = ()  # words for an office or a state; their texts are mark-<word>
    points_at: int | None = None  # the seat it has publicly chosen: a vote, an accusation


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know; each game adds its own part.

    The plain boards in terminal and browser show these fields, and of a game's own fields those that have a text
    ``view-<field>``. As in events, the numbers in a field are seats unless ``fields.ftl`` says otherwise.
    """

    phase: str
    waiting: tuple[int, ...]
    channels: tuple[Channel, ...]
    out: tuple[int, ...] = ()  # seats that are out of the game
    ghosts: int = 0  # the number of seats after the players' at which nobody sits
    seats: tuple[SeatView, ...] = ()  # for plain boards


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer knows about one person beyond the public part.

    A game whose public part has ``people`` repeats some of their fields here, ``UNSET`` by default. A field that is set
    replaces the public field with that name. Such a game extends `Own.with_all`.
    """


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer knows beyond the public part; each game adds its own fields.

    Plain boards show each field that has a text ``own-<field>``.
    """

    channels: tuple[Channel, ...] = ()  # channels that only the viewer knows of, or sees differently from the public
    seats: tuple[SeatView, ...] = ()  # for plain boards

    def with_all(self, owns: Mapping[int, Any]) -> Self:
        """This, and what every seat knows about itself: for a reader to whom all views are open."""
        return replace(self, seats=tuple([owns.get(seat, self).seats[seat] for seat in range(len(self.seats))]))


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (None: the public) may know: the public part, the same for all, and what it alone knows."""

    game: str
    viewer: int | None
    public: Public
    own: Own | None = None
    basis: Basis | None = None  # from which the seat can imagine the game; a table sends it only on request

    @property
    def phase(self) -> str:
        return self.public.phase

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game publicly waits for."""
        return self.public.waiting

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that are out of the game."""
        return self.public.out

    @property
    def ghosts(self) -> int:
        """The number of seats, after the players', at which nobody sits."""
        return self.public.ghosts

    @property
    def channels(self) -> tuple[Channel, ...]:
        """The channels that the viewer can read; for the public, all channels that are not secret."""
        own = () if self.own is None else self.own.channels
        named = {channel.name: channel for channel in (*self.public.channels, *own)}
        return tuple([each for each in named.values() if self.viewer is None or self.viewer in each.readers])

    @property
    def side(self) -> str:
        """The viewer's side, as far as the viewer knows it; empty in games without sides."""
        return ""


def with_known(people: tuple[P, ...], known: Mapping[int, Known]) -> tuple[P, ...]:
    """The people of a public part, with what a viewer knows about some of them filled in."""
    seen = list(people)
    for seat, more in known.items():
        fields = zip(more.__struct_fields__, astuple(more), strict=True)
        seen[seat] = replace(seen[seat], **{name: value for name, value in fields if value is not UNSET})
    return tuple(seen)


def known_of_themselves(owns: Mapping[int, Any]) -> dict[int, Any]:
    """By seat, what each viewer knows about themselves, in a game whose own part has ``people``."""
    return {seat: own.people[seat] for seat, own in owns.items() if seat in own.people}


# names of the parts of a view in its cache
PUBLIC: Final = "the public part"
OWN: Final = tuple([f"the own part of {seat}" for seat in range(len(SEATS))])

# a setting of every game: whether players say sayings, and how many of them bots say
TALK = Setting("talk", OFF, (OFF, SILENT, CLAIMS, MUCH), group="talk")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one game. They hold no state of any match.

    Every game has the setting `TALK` and the event `Spoke`, beside those it declares.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    least: ClassVar[int]
    most: ClassVar[int]
    settings: ClassVar[tuple[Setting, ...]] = ()
    paces: ClassVar[dict[str, dict[str, Any]]] = {}  # how fast a table plays: the settings of each pace
    styles: ClassVar[dict[str, Style]] = {}  # ways to play, the usual one first
    sides: ClassVar[tuple[str, ...]] = ()
    box: tuple[Piece, ...] = ()  # the game's components, for pages and reports
    state_type: ClassVar[type[State]] = State  # the class of the game's states
    view_type: ClassVar[type[View]] = View  # the class of the game's views
    events: ClassVar[tuple[type[Event], ...]] = ()
    steps: ClassVar[dict[str, type[Step[Any]]]] = {}
    offers: ClassVar[dict[str, Offer[Any]]] = {}  # all offers that any step may make, by name
    repairs: ClassVar[dict[str, Offer[Any]]] = {}  # what may be changed by hand after a mistake, by name
    counted: ClassVar[tuple[Counted, ...]] = ()  # roles, cards and laws that a report on balance compares
    imagines: ClassVar[bool] = False  # whether a seat can imagine the game from its view and story
    imagines_always: ClassVar[bool] = True  # whether it can at any moment; otherwise see `imaginable`
    imagines_anew: ClassVar[bool] = False  # whether `imagine` returns a dealer, because `redeal` changes too little
    silence: ClassVar[str] = ""  # the clause that forbids speaking if no channel is open

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        if TALK not in cls.settings:
            cls.settings = (*cls.settings, TALK)
        if Spoke not in cls.events:
            cls.events = (*cls.events, Spoke)

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Raise `Refused` if the settings contradict each other or the number of players."""

    def clashes(self, players: int, options: dict[str, Any]) -> list[Refused]:
        """All contradictions in a set-up; by default the first one, which ``check`` raises."""
        try:
            self.check(players, options)
        except Refused as refused:
            return [refused]
        return []

    def shares(self, players: int, options: dict[str, Any]) -> list[Share]:
        """The components that a set-up puts into the game, as far as players may know them beforehand."""
        return []

    def notes(self, players: int, options: dict[str, Any]) -> list[str]:
        """Consequences of a set-up that a host might overlook, as keys of texts (``note-…``)."""
        return []

    def seats(self, players: int) -> int:
        """The number of seats: the players', and those of ghosts."""
        return players

    def empty(self, setup: Setup) -> S:
        """A blank state for a set-up, to be filled by ``begin`` or from a save.

        Override it if the constructor of `state_type` takes more than the number of players.
        """
        build: Any = self.state_type
        state: S = build(setup.players)
        state.clear()
        return state

    def begin(self, game: Game[S]) -> None:
        """Set up the game: fill the state and put the first steps on the agenda."""
        raise NotImplementedError

    def public(self, game: Game[S]) -> Public:
        """What everybody may know."""
        raise NotImplementedError

    def head(self, game: Game[S]) -> dict[str, Any]:
        """The fields of a public part that follow from the agenda: phase, waiting and channels."""
        phase = "over" if game.over else game.agenda[-1].phase
        return {"phase": phase, "waiting": game.waiting, "channels": tuple(self.channels(game))}

    def own(self, game: Game[S], seat: int) -> Own | None:
        """What a seat knows beyond the public part, if anything. All private information comes from here."""
        return None

    def view(self, game: Game[S], seat: int | None, basis: bool = False) -> View:
        """The view of a seat (None: of the public), with its basis if that is wanted and the game can be imagined.

        Both parts are made once for each position of a game.
        """
        last, position = game.cache.last, game.position
        held = last.get(PUBLIC)
        if held is None or held[0] != position or not position:
            held = last[PUBLIC] = position, self.public(game)
        public: Public = held[1]
        own: Own | None = None
        if seat is not None:
            held = last.get(OWN[seat])
            if held is None or held[0] != position or not position:
                held = last[OWN[seat]] = position, self.own(game, seat)
            own = held[1]
        found = self.basis(game, seat) if basis else None
        return self.view_type(game=game.setup.game, viewer=seat, public=public, own=own, basis=found)

    def basis(self, game: Game[S], seat: int | None) -> Basis | None:
        """The basis of a seat's view; None if the game cannot be imagined from it, or not now."""
        return basis_of(game, seat) if self.imagines and self.imaginable(game, seat) else None

    def view_all(self, game: Game[S]) -> View:
        """The view of everything, after the end."""
        raise NotImplementedError

    def channels(self, game: Game[S]) -> list[Channel]:
        """The channels that are open now."""
        return []

    def vocabulary(self, game: Game[S], channel: str) -> tuple[Phrase, ...]:
        """The phrases of this moment in a channel: those of all games, then the game's own.

        They follow from public facts and the name of the channel alone, so that they are the same for every seat.
        """
        spoken_of = sum([1 << seat for seat in range(game.setup.players)])
        for seat in self.public(game).out:
            spoken_of &= ~(1 << seat)
        return (*common(spoken_of), *self.phrases(game, channel, spoken_of))

    def phrases(self, game: Game[S], channel: str, living: int) -> tuple[Phrase, ...]:
        """The game's own phrases; `living` are the players who are not out, as bits."""
        return ()

    def truth(self, game: Game[S], seat: int, saying: Saying) -> bool | None:
        """Whether what a seat would say now is true; None if that is open, as with opinions and promises."""
        return None

    def disproved(self, game: Game[S], claim: Claim) -> str:
        """Why a claim contradicts what is public, as a key of a text (``conflict-…``); empty if it does not."""
        return ""

    def clash(self, game: Game[S], one: Claim, other: Claim) -> str:
        """Why two claims, the earlier one first, cannot both be true, as a key of a text; empty if they can."""
        return ""

    def conflicts(self, game: Game[S]) -> tuple[Conflict, ...]:
        """The public claims that contradict what is public, and the pairs that contradict each other."""
        return conflicts(game)

    def calls(self, game: Game[S]) -> tuple[NightCall, ...]:
        """The calls of the night, in the order in which a person would speak them; those of roles not in play too.

        They follow from public facts alone. Empty by day, and in games without an order of calls.
        """
        return ()

    def morning(self, event: Event) -> Literal["begins", "ends", ""]:
        """Whether a morning begins or ends with this public event. A master reads aloud what is told in between."""
        return ""

    def dealt(self, setup: Setup) -> dict[str, DealtCards | None]:
        """The draws of the deal that people may make by hand, by label; None if they deal nothing seat by seat."""
        return {}

    def redeal(self, game: Game[S], seat: int | None, dice: random.Random) -> None:
        """Replace what the seat (None: the public) may not know by other facts that fit all it knows."""
        raise NotImplementedError

    def solve(self, game: Game[S], seat: int | None) -> Solved | None:
        """The shares of all worlds that fit what a seat (None: the public) knows; None if they cannot be counted."""
        return None

    def side(self, game: Game[S], seat: int) -> str:
        """The side of a seat, as far as it knows it, as in its view; empty in games without sides."""
        side: str = self.view(game, seat).side
        return side

    def imaginable(self, game: Game[S], seat: int | None) -> bool:
        """Whether a seat can imagine the game at this moment. The answer must follow from what the seat knows."""
        return True

    def memory(self, game: Game[S], seat: int | None) -> object:
        """What a seat knows beyond its view and story, and needs to imagine the game; as plain JSON."""
        return None

    def imagine(self, game: Game[S], view: Any, story: Sequence[Event]) -> Dealer | None:
        """Fill the state and the story of a game from a seat's view and story: one world that fits both.

        The agenda is there already. So is the story as the seat heard it: a `Secret` was told to this seat, everything
        else to everybody. Other worlds are then made by ``redeal``. If that changes too little, fill in only what
        the seat knows, and return a function that deals the rest anew for each world. A view or story that does not fit
        may raise anything, or lead to another view.
        """
        raise NotImplementedError

    def retell(self, game: Game[S], seat: int | None) -> list[Told]:
        """The story of a redealt world: what the seat has heard, and what others have heard there instead."""
        return heard_by(game.story, seat)
