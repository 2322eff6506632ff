"""A table: seats, clocks, channels and a game. It is what its acts have made of it, and nothing else."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from ..engine.catalogue import is_known, rules_of
from ..engine.decisions import Decision
from ..engine.events import EVERYBODY, Event, Told
from ..engine.game import Game
from ..engine.record import Record
from ..engine.refusals import Refused
from ..engine.rules import Rules
from ..engine.shares import SeedShare
from ..engine.values import seats_in
from . import events
from .chairs import Chair
from .clock import Clock
from .pace import Pace, pace_of
from .past import Packed, Page, Played, Sat, Why, shelve
from .refusals import Forbidden, NotNow, Unknown

Phase: TypeAlias = Literal["lobby", "playing", "over", "closed"]

LONGEST_TALK = 400  # lines of a lobby; then the older half is forgotten
TERMS = 1  # on which acts are done; a journal keeps the number, for what was done on others is done on them again
OWNERS = 3  # people with a seat: where fewer have one, none is taken from anybody
PUBLIC = 0  # the bit of the public in audiences; that of a host without a seat, too


class Line(NamedTuple):
    """Something told at the table, and to whom: a bit for every chair's key and the public, or everybody (-1)."""

    item: Event
    audience: int


class Table:
    """All of a table. Acts change a copy of it, which takes its place when they are safely stored."""

    __slots__ = (
        "archive", "before", "chairs", "clock", "closed_for", "code", "erasing", "game", "game_name", "host",
        "host_token", "house_share", "language", "lines", "locked", "name", "opened", "opening", "options", "pace_name",
        "pages", "past", "paused", "phase", "reasons", "sat", "shares", "terms", "touched", "watchers", "wishes",
    )  # fmt: skip

    def __init__(self, name: str) -> None:
        self.name = name
        self.code = ""
        self.phase: Phase = "lobby"
        self.game_name = ""
        self.options: dict[str, Any] = {}
        self.language = "en"
        self.pace_name = "classic"
        self.locked = False
        self.watchers = True  # whether whoever knows the code may watch
        self.host = PUBLIC  # the key of the host's chair; PUBLIC where the host has none
        self.host_token = ""
        self.chairs: list[Chair] = []
        self.game: Game[Any] | None = None
        self.clock = Clock()
        self.paused = False
        self.wishes: dict[str, int] = {}  # who wishes for a pause, for going on, for more time: a bit for each key
        self.lines: list[Line] = []
        self.before: dict[int, int] = {}  # how long each story was when the lines at hand began
        self.reasons: list[Why] = []
        self.pages: tuple[Page, ...] = ()  # the notebooks of this game, as they grew
        self.past: tuple[Packed, ...] = ()  # the games before this one
        self.sat: Sat | None = None  # who played, when the game is over: whoever comes later did not
        self.closed_for = ""
        self.archive: Record | None = None  # what was played, where the rules for it are not at hand any more
        self.house_share = ""  # the house's share of the next seed, which nobody is told before the game is over
        self.opening: float | None = None  # until when shares may be opened, while they are
        self.shares: tuple[SeedShare, ...] = ()  # what the seed of the game at hand was made of
        self.erasing = False  # whether what was stored before still has to be let go
        self.opened = 0.0
        self.touched = 0.0  # when the last act was done
        self.terms = TERMS  # of the act at hand: 0 before seats were guarded

    def copy(self) -> Table:
        """The same table, independent from here on."""
        other = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(other, name, getattr(self, name))
        other.chairs = self.chairs.copy()
        other.clock = self.clock.copy()
        other.wishes = self.wishes.copy()
        other.lines = self.lines.copy()
        if self.game is not None:
            other.game = self.game.copy()
        return other

    # --- who is who

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game that is played here."""
        return rules_of(self.game_name)

    @property
    def bounds(self) -> tuple[int, int]:
        """For how few and for how many it is; for as many as sit here, where the house has the game no more."""
        if not is_known(self.game_name):
            return len(self.chairs), len(self.chairs)
        return self.rules.least, self.rules.most

    @property
    def pace(self) -> Pace:
        """How fast it is played."""
        return pace_of(self.pace_name)

    def bearer(self, token: str) -> int | None:
        """The key of whoever has that token (its digest); None for a stranger."""
        if self.host == PUBLIC and token == self.host_token:
            return PUBLIC
        return next((chair.key for chair in self.chairs if chair.token == token), None)

    def owner_before(self, token: str) -> int | None:
        """The key of the chair that whoever has that token may have back from a newcomer."""
        return next((chair.key for chair in self.chairs if chair.before and chair.before.token == token), None)

    def was_put_out(self, token: str) -> bool:
        """Whether whoever has that token was put out of the game at hand."""
        return any(chair.out == token for chair in self.chairs if chair.out)

    def leaver(self, token: str) -> int | None:
        """The key of the chair that whoever had that token (its digest) has left in a game, or was put out of."""
        return next((chair.key for chair in self.chairs if token and token in (chair.left, chair.out)), None)

    def seat_of(self, key: int) -> int | None:
        """Where the chair with that key stands."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.key == key), None)

    def chair(self, key: int) -> Chair:
        """The chair with that key; refused for whoever has none."""
        seat = self.seat_of(key)
        if seat is None:
            raise Forbidden("seated-only")
        return self.chairs[seat]

    def asked(self, key: int, id: str) -> Decision:
        """What is asked of that chair's owner, or on offer, under that id.

        Refused in this order: without a chair, another's, while nothing is played, not open.
        """
        seat = self.seat_of(key)
        if seat is None:
            raise Forbidden("seated-only")
        whose = id.split("-")[0]
        if whose != str(seat) and whose.isdecimal():
            raise Forbidden("anothers", id=id)
        self.only_in("playing")
        try:
            return self.match.decision(id)
        except Refused as refused:
            raise NotNow("not-open", refused.rule, id=id) from None

    def at(self, seat: int) -> Chair:
        """The chair at a seat."""
        if not 0 <= seat < len(self.chairs):
            raise Unknown("no-such-seat", seat=seat)
        return self.chairs[seat]

    def put(self, chair: Chair) -> None:
        """A chair has changed."""
        seat = self.seat_of(chair.key)
        assert seat is not None
        self.chairs[seat] = chair

    def free_key(self) -> int:
        """The lowest key that no chair has. A lobby tells nothing in private, so an old one betrays nothing."""
        taken = {chair.key for chair in self.chairs}
        return next(key for key in range(PUBLIC + 1, len(taken) + 2) if key not in taken)

    def clear(self, chair: Chair) -> None:
        """A chair is taken away, before or after a game; nobody inherits what was meant for whoever sat there."""
        self.chairs.remove(chair)
        bit = 1 << chair.key
        self.chairs = [msgspec.structs.replace(each, blocked=each.blocked & ~bit) for each in self.chairs]

    def change(self, key: int, **changes: Any) -> None:
        """Change a chair."""
        self.put(msgspec.structs.replace(self.chair(key), **changes))

    @property
    def people(self) -> int:
        """The keys of those who play themselves, as bits."""
        return sum(1 << chair.key for chair in self.chairs if chair.person and not chair.bot)

    @property
    def present(self) -> int:
        """The keys of those who play themselves and are there, as bits; who plays for days need not be there."""
        if self.pace.grace is None:
            return self.people
        return sum(1 << chair.key for chair in self.chairs if chair.person and not chair.bot and not chair.away)

    @property
    def owners(self) -> int:
        """The keys of all who own a seat, as bits: those who are there, who are away, and for whom a bot plays."""
        return sum(1 << chair.key for chair in self.chairs if chair.person)

    # --- what may be done now

    def only_host(self, by: int) -> None:
        """Refuse everybody but the host."""
        if by != self.host:
            raise Forbidden("host-only")

    def only_in(self, phase: Phase) -> None:
        """Refuse it in any other phase."""
        if self.phase == "closed":
            raise NotNow("closed", why=self.closed_for)
        if self.opening is not None and phase == "lobby":
            raise NotNow("opening")
        if self.phase != phase:
            raise NotNow({"lobby": "not-in-lobby", "playing": "not-playing", "over": "not-over"}[phase])

    @property
    def takes_newcomers(self) -> bool:
        """Whether somebody may sit down: before a game while there is room, later in a seat open to a substitute."""
        if self.locked or self.phase == "closed":
            return False
        if self.phase == "lobby":
            return len(self.chairs) < self.rules.most
        return any(chair.vacant for chair in self.chairs)

    @property
    def hidden(self) -> bool:
        """Whether a stranger learns nothing of it: nobody new may watch, and nobody may sit down."""
        return not self.watchers and not self.takes_newcomers

    @property
    def match(self) -> Game[Any]:
        """The game that is played or was played here."""
        if self.game is None:
            raise NotNow("not-playing")
        return self.game

    @property
    def secret(self) -> bool:
        """Whether who decides now is secret: then messages leave on the ticks of a public clock."""
        return self.phase == "playing" and self.game is not None and self.game.secret

    @property
    def running(self) -> bool:
        """Whether clocks run."""
        return self.phase == "playing" and not self.paused and self.pace.clocks

    def due(self) -> float | None:
        """When the step at hand closes by itself, or the start is stopped."""
        if self.opening is not None:
            return self.opening
        if self.phase != "playing" or self.paused or self.game is None:
            return None
        game, clock, pace = self.game, self.clock, self.pace
        if game.held and not game.decisions and (floor := self._floor) is not None:
            return clock.close_after(self.touched, floor, pace)
        if clock.end is None:
            return None
        return clock.tick_after(clock.end, pace) if game.secret else clock.end

    @property
    def _floor(self) -> float | None:
        """How soon a secret step closes that all have answered; None: not before its time is up.

        Where several people own seats its length would tell how long those took who act. One alone with bots learns
        nothing from it: bots' delays know nothing of the game.
        """
        owners = sum(chair.person or chair.owned for chair in self.chairs)  # also who left in the midst of it
        if owners < 2 or (self.pace.shared is None and self.clock.end is None):
            return self.pace.floor
        return self.pace.shared

    # --- what happens

    def tell(self, item: Event, audience: int = EVERYBODY) -> None:
        """Tell those of the audience; everybody, where none is named."""
        self.lines.append(Line(item, audience))
        if self.phase == "lobby" and len(self.lines) > LONGEST_TALK:
            self.forget(len(self.lines) // 2)

    def forget(self, count: int) -> None:
        """The oldest lines are not told again, but they still count in the length of every story."""
        gone, self.lines = self.lines[:count], self.lines[count:]
        keys = (PUBLIC, *[chair.key for chair in self.chairs])
        self.before = {key: self.before.get(key, 0) + sum(line.audience >> key & 1 for line in gone) for key in keys}

    def retell(self, told: list[Told]) -> None:
        """What the game has told goes to the same seats here; seats without a chair are ghosts'."""
        for line in told:
            audience = EVERYBODY
            if line.audience != EVERYBODY:
                heard_by = [self.chairs[seat] for seat in seats_in(line.audience) if seat < len(self.chairs)]
                audience = sum(1 << chair.key for chair in heard_by)
            self.lines.append(Line(line.event, audience))

    def story(self, key: int) -> list[Event]:
        """What that chair, or the public, was told since the lines at hand began."""
        return [line.item for line in self.lines if line.audience >> key & 1]

    @property
    def length(self) -> int:
        """How long the public's story is, with the lines that are not told again."""
        return self.before.get(PUBLIC, 0) + len(self.story(PUBLIC))

    def looked(self, now: float) -> None:
        """After the game has moved: clocks are set, wishes for more time fall with their step, the end is seen."""
        game = self.match
        step = self.clock.step
        self.clock.look(game, now, self.running)
        if not set(step) & set(self.clock.step):
            self.wishes.pop("extend", None)
        if game.over:
            self.phase = "over"
            self.sat = self._seated()
            self.paused = False
            self.wishes.clear()
            self.clock = Clock()
            for chair in self.chairs:
                self.change(chair.key, ready=not chair.person)
            self.tell(events.GameOver(str(game.setup.seed)))

    @property
    def record(self) -> Record | None:
        """What was played in the game at hand, where that may be opened."""
        record = self.archive
        if record is None and self.game is not None and self.game.over:
            record = self.game.record
        return msgspec.structs.replace(record, shares=self.shares) if record and self.shares else record

    @property
    def number(self) -> int:
        """Which game of this table the one at hand is, or the next one will be: the first is 1."""
        return self.past[-1].number + 1 if self.past else 1

    @property
    def finished(self) -> list[int]:
        """The numbers of the games that may be opened."""
        over = self.archive is not None or (self.game is not None and self.game.over)
        return [game.number for game in self.past] + ([self.number] if over else [])

    def file(self) -> None:
        """The game at hand is put with those before it."""
        game = self.ended()
        if game is not None:
            self.past = shelve(self.past, game.pack())
        self.pages = ()

    def ended(self) -> Played | None:
        """The game at hand, where it may be opened."""
        record = self.record
        if record is None:
            return None
        names, bots, out, owners = self.sat or self._seated()
        return Played(self.number, names, bots, record, self.reasons, self.pages, out, owners)

    def _seated(self) -> Sat:
        names = tuple([chair.name for chair in self.chairs])
        bots = tuple([chair.bot != "" and not chair.owned for chair in self.chairs])
        out = tuple([seat for seat, chair in enumerate(self.chairs) if chair.out])
        return Sat(names, bots, out, tuple([chair.owner for chair in self.chairs]))

    def open_up(self, seat: int, at: float) -> None:
        """A seat will be open to a newcomer, when its owner has had time to come back."""
        chair, wait = self.at(seat), self.pace.waiting
        self.change(chair.key, vacant=True, opens=at + wait)
        self.tell(events.SeatOpening(seat, round(wait), not chair.person))

    def settle(self, key: int) -> None:
        """A newcomer has done something: whoever owned the seat before does not come back to it."""
        seat = self.seat_of(key)
        if seat is not None and self.chairs[seat].before is not None:
            self.change(key, before=None)

    def drop(self, key: int) -> None:
        """Whoever had that chair is gone: their wishes count no more, and somebody else is host."""
        for what, wishes in self.wishes.items():
            self.wishes[what] = wishes & ~(1 << key)
        if self.host == key:
            self.pass_on_host()
            if self.host == key:  # nobody is there: the table is whoever comes first's
                self.host = PUBLIC
                self.host_token = ""
                self.locked = False
                self.watchers = True

    def close(self, why: str) -> None:
        """Nothing more happens here."""
        self.phase = "closed"
        self.closed_for = why
        self.clock = Clock()
        self.tell(events.TableClosed(why))

    def welcome(self, key: int) -> None:
        """A table that everybody has left is whoever comes first's."""
        if self.host == PUBLIC and not self.host_token:
            self.host = key

    def pass_on_host(self) -> None:
        """Somebody who is there becomes host."""
        candidates = [chair for chair in self.chairs if chair.person and not chair.bot and chair.key != self.host]
        present = [chair for chair in candidates if not chair.away] or candidates
        if present:
            self.host = present[0].key
            self.host_token = ""
            self.tell(events.HostChanged(present[0].name))
