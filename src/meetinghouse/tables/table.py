"""A table: its seats, clocks, channels and game. Only acts change it, so its journal can rebuild it."""

from __future__ import annotations

from operator import attrgetter
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
from . import events, eyes, masking, one_phone, past, sleep
from .chairs import MASTER, Chair
from .clock import Clock
from .company import Company
from .pace import Pace, pace_of, settings_of
from .past import Packed, Page, Sat, Why
from .refusals import Forbidden, NotNow, Unknown

Phase: TypeAlias = Literal["lobby", "playing", "over", "closed"]

LONGEST_TALK = 400  # lines in a lobby, after which the older half is dropped
TERMS = 5  # the version of the rules for acts, stored with each act; old acts are replayed under their own terms
TALK_SINCE = 4  # the first terms under which games begin with talk, unless the host changes that
OWNERS = 3  # with fewer people who own a seat, nobody can be outvoted and lose it
PUBLIC = 0  # the public's bit in audiences, and the key of a host without a seat


class Line(NamedTuple):
    """An event and its audience: a bit for each chair's key and one for the public, or -1 for everybody."""

    item: Event
    audience: int


class Table:
    """A table. An act is done on a copy, which replaces the table once the act is stored."""

    __slots__ = (
        "_company", "archive", "before", "call", "chairs", "clock", "closed_for", "code", "dealing", "erasing", "game",
        "game_name", "host", "host_token", "house_share", "language", "lines", "listed", "locked", "moderated", "name",
        "opened", "opening", "options", "pace_name", "pages", "past", "paused", "phase", "reasons", "sat", "shares",
        "starting", "terms", "touched", "watchers", "wishes", "worlds",
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
        self.watchers = True  # whether anybody who knows the code may watch
        self.worlds = False  # whether everybody may see what can still be true (see `worlds`)
        self.moderated = False  # whether its host is a master, who sees everything and answers for seats
        self.call, self.listed = "", False  # the link of the group's call; whether the house's list names the table
        self.host = PUBLIC  # the key of the host's chair; PUBLIC if the host has no chair, MASTER if it is moderated
        self.host_token = ""
        self.chairs: list[Chair] = []  # only ever replaced, so that copies and `company` can share it
        self._company = Company(self.chairs)
        self.game: Game[Any] | None = None
        self.clock = Clock()
        self.paused = False
        self.dealing: float | None = None  # during the deal: when the game begins at the latest
        self.wishes: dict[str, int] = {}  # what people wish for, such as a pause, and their keys as bits
        self.lines: list[Line] = []
        self.before: dict[int, int] = {}  # by key: how many lines of the story were dropped
        self.reasons: list[Why] = []
        self.pages: tuple[Page, ...] = ()  # the pages of all notebooks in this game
        self.past: tuple[Packed, ...] = ()  # the games before this one
        self.sat: Sat | None = None  # who played, set when the game ends, because people may change seats later
        self.closed_for = ""
        self.archive: Record | None = None  # the record of a game whose rules are not installed
        self.house_share = ""  # the house's share of the next seed, secret until that game is over
        self.opening: float | None = None  # while shares are being opened: the deadline
        self.starting: float | None = None  # after a rematch: when the next game begins by itself
        self.shares: tuple[SeedShare, ...] = ()  # the shares that made the seed of the current game
        self.erasing = False  # whether earlier entries and snapshots still have to be deleted
        self.opened = 0.0
        self.touched = 0.0  # the time of the last act that shows that the table is in use
        self.terms = TERMS  # the terms of the act that is being done; 0 is before votes about seats

    def copy(self) -> Table:
        """An independent copy."""
        other = Table.__new__(Table)
        for name, value in zip(Table.__slots__, _all_slots(self), strict=True):
            setattr(other, name, value)
        other.clock = self.clock.copy()
        other.wishes = self.wishes.copy()
        other.lines = self.lines.copy()
        if self.game is not None:
            other.game = self.game.copy()
        return other

    # --- chairs and people

    @property
    def rules(self) -> Rules[Any]:
        return rules_of(self.game_name)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most players; the number of seats twice, if the rules are not installed."""
        if not is_known(self.game_name):
            return len(self.chairs), len(self.chairs)
        return self.rules.least, self.rules.most

    @property
    def pace(self) -> Pace:
        return pace_of(self.pace_name)

    @property
    def settings(self) -> dict[str, Any]:
        """The options with which the next game begins: the host's, and otherwise the defaults of this pace."""
        usual = settings_of(self.rules, self.pace_name)
        return (usual if self.terms >= TALK_SINCE else self.rules.paces.get(self.pace_name, {})) | self.options

    def bearer(self, token: str) -> int | None:
        """The key of the person with this token (given as its digest); None if nobody at the table has it."""
        if self.host in (PUBLIC, MASTER) and token == self.host_token:
            return self.host
        return self.company.bearers.get(token)

    def is_master(self, key: int) -> bool:
        """Whether this is the key of the master. At a table without one nobody has its rights."""
        return self.moderated and key == MASTER

    def owner_before(self, token: str) -> int | None:
        """The key of the chair that the person with this token may take back from a newcomer, if there is one."""
        return self.company.owners_before.get(token)

    def was_put_out(self, token: str) -> bool:
        """Whether the person with this token was put out of the current game."""
        return token in self.company.put_out

    def was_lost(self, token: str) -> bool:
        """Whether a seat was on the phone with this token, before the master gave it anew."""
        return any(chair.lost == token for chair in self.chairs if chair.lost)

    def leaver(self, token: str) -> int | None:
        """The key of the chair that the person with this token left during a game or was put out of, if any."""
        return next((chair.key for chair in self.chairs if token and token in (chair.left, chair.out)), None)

    def knows(self, token: str) -> bool:
        """Whether the person with this token is at the table, or was, and may come back."""
        return self.bearer(token) is not None or self.owner_before(token) is not None or self.leaver(token) is not None

    def seat_of(self, key: int) -> int | None:
        """The seat of the chair with this key, if there is one."""
        return self.company.seats.get(key)

    def chair(self, key: int) -> Chair:
        """The chair with this key. Refused if there is none."""
        seat = self.seat_of(key)
        if seat is None:
            raise Forbidden("seated-only")
        return self.chairs[seat]

    def asked(self, key: int, id: str) -> Decision:
        """The decision or offer with this id, which must be one of this chair's seat; for the master, of any seat.

        Reasons for refusal, in this order: no chair, another seat's id, no game in progress, not open.
        """
        seat = self.seat_of(key)
        if seat is None and not self.is_master(key):
            raise Forbidden("seated-only")
        whose = id.split("-")[0]
        if seat is not None and whose != str(seat) and whose.isdecimal():
            raise Forbidden("anothers", id=id)
        self.only_in("playing")
        try:
            return self.match.decision(id)
        except Refused as refused:
            raise NotNow("not-open", refused.rule, id=id) from None

    def at(self, seat: int) -> Chair:
        """The chair at this seat. Refused if there is no such seat."""
        if not 0 <= seat < len(self.chairs):
            raise Unknown("no-such-seat", seat=seat)
        return self.chairs[seat]

    def put(self, chair: Chair) -> None:
        """Replace the chair with the same key."""
        seat = self.seat_of(chair.key)
        assert seat is not None
        self.chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]

    def free_key(self) -> int:
        """The lowest free key. Keys may be reused, because nothing is told in private in a lobby."""
        taken = {chair.key for chair in self.chairs}
        return next(key for key in range(PUBLIC + 1, len(taken) + 2) if key not in taken)

    def clear(self, chair: Chair) -> None:
        """Remove a chair outside a game. Blocks of its key are lifted, because a newcomer may get the key."""
        for mate in one_phone.mates(self, chair.key):
            self.clear(mate)
        self.chairs = [each for each in self.chairs if each.key != chair.key]
        bit = 1 << chair.key
        self.chairs = [msgspec.structs.replace(each, blocked=each.blocked & ~bit) for each in self.chairs]

    def change(self, key: int, **changes: Any) -> None:
        """Change fields of the chair with this key."""
        self.put(msgspec.structs.replace(self.chair(key), **changes))

    @property
    def company(self) -> Company:
        """What follows from the chairs alone."""
        if self._company.chairs is not self.chairs:
            self._company = Company(self.chairs)
        return self._company

    @property
    def people(self) -> int:
        """The keys of the people who play their seats themselves, as bits."""
        return self.company.people

    @property
    def present(self) -> int:
        """The keys of the owners who play and are not away, as bits. At the slowest pace nobody counts as away."""
        company = self.company
        return company.people & company.owners & ~(0 if self.pace.grace is None else company.away)

    @property
    def owners(self) -> int:
        """The keys of all who own a seat and a phone, as bits, even if they are away or a bot plays for them."""
        return self.company.owners

    def told(self, key: int) -> int:
        """How many lines were told to this reader so far."""
        return self.before.get(key, 0) + sum([line.audience >> key & 1 for line in self.lines])

    # --- conditions

    def only_host(self, by: int) -> None:
        """Raise `Forbidden` for everybody but the host."""
        if by != self.host:
            raise Forbidden("host-only")

    def only_master(self, by: int) -> None:
        """Raise `Forbidden` for everybody but the master of a moderated table."""
        if not self.is_master(by):
            raise Forbidden("master-only")

    def only_in(self, phase: Phase) -> None:
        """Raise `NotNow` in any other phase."""
        if self.phase == "closed":
            raise NotNow("closed", why=self.closed_for)
        if self.opening is not None and phase == "lobby":
            raise NotNow("opening")
        if self.phase != phase:
            raise NotNow({"lobby": "not-in-lobby", "playing": "not-playing", "over": "not-over"}[phase])

    @property
    def takes_newcomers(self) -> bool:
        """Whether a newcomer may sit down: in the lobby in a new seat, later in a seat open to a substitute."""
        if self.locked or self.phase == "closed":
            return False
        if self.phase == "lobby":
            return len(self.chairs) < self.rules.most
        return any(chair.vacant for chair in self.chairs)

    @property
    def hidden(self) -> bool:
        """Whether strangers learn nothing about the table, because nobody new may watch or sit down."""
        return not self.watchers and not self.takes_newcomers

    @property
    def match(self) -> Game[Any]:
        """The current game, in progress or over. Refused if there is none."""
        if self.game is None:
            raise NotNow("not-playing")
        return self.game

    @property
    def secret(self) -> bool:
        """Whether it is secret who decides now, so that the table has to mask it (see `masking`)."""
        return self.phase == "playing" and self.game is not None and self.game.secret

    @property
    def moving(self) -> bool:
        """Whether bots move, and clocks run if the pace has any: not in a pause or during the deal."""
        return self.phase == "playing" and not self.paused and self.dealing is None

    @property
    def running(self) -> bool:
        """Whether clocks run."""
        return self.moving and self.pace.clocks

    def due(self) -> float | None:
        """When the current step, the deal, the opening of shares or a countdown ends by itself, if anything does."""
        if self.opening is not None:
            return self.opening
        if self.phase == "lobby":
            return self.starting
        if self.phase != "playing" or self.paused or self.game is None:
            return None
        if self.dealing is not None and not self.moderated:
            return self.dealing
        return masking.closes_at(self, self.game)

    # --- changes

    def tell(self, item: Event, audience: int = EVERYBODY) -> None:
        """Add an event to the stories of its audience."""
        self.lines.append(Line(item, audience))
        if self.phase == "lobby" and len(self.lines) > LONGEST_TALK:
            self.forget(len(self.lines) // 2)

    def forget(self, count: int) -> None:
        """Drop the oldest lines. They still count in the lengths of stories."""
        gone, self.lines = self.lines[:count], self.lines[count:]
        keys = (PUBLIC, MASTER, *[chair.key for chair in self.chairs])
        self.before = {key: self.before.get(key, 0) + sum(line.audience >> key & 1 for line in gone) for key in keys}

    def retell(self, told: list[Told], blocking: int = 0) -> None:
        """Tell events of the game to the owners of the seats in their audience. Ghosts' seats have no chair.

        `blocking` are the keys of those who have blocked a speaker, as bits; they are told nothing.
        """
        everywhere = eyes.open_to(self)
        self.lines += [self.line_of(line, everywhere, blocking) for line in told]

    def line_of(self, told: Told, everywhere: int, blocking: int) -> Line:
        """The line of an event of the game; `everywhere` are the keys of those who hear everything, as bits."""
        audience = EVERYBODY
        if told.audience != EVERYBODY:
            heard_by = [self.chairs[seat] for seat in seats_in(told.audience) if seat < len(self.chairs)]
            audience = sum(1 << chair.key for chair in heard_by) | everywhere
        return Line(told.event, audience & ~blocking)

    def story(self, key: int) -> list[Event]:
        """The events told to the owner of this chair, or to the public, without dropped lines."""
        return [line.item for line in self.lines if line.audience >> key & 1]

    @property
    def length(self) -> int:
        """The length of the public's story, including dropped lines."""
        return self.before.get(PUBLIC, 0) + len(self.story(PUBLIC))

    def after_move(self, now: float) -> None:
        """Answer pretended questions, set the clocks, drop wishes for more time after the step, notice the end."""
        sleep.sleep(self)
        game = self.match
        step = self.clock.step
        self.clock.sync(game, now, self.running)
        if not set(step) & set(self.clock.step):
            self.wishes.pop("extend", None)
        if game.over:
            self.phase = "over"
            self.sat = past.seated(self)
            self.paused, self.dealing = False, None
            self.wishes.clear()
            self.clock = Clock()
            for chair in self.chairs:
                self.change(chair.key, ready=chair.always_ready)
            self.tell(events.GameOver(str(game.setup.seed)))

    @property
    def record(self) -> Record | None:
        """The record of the current game; None while the game is in progress."""
        record = self.archive
        if record is None and self.game is not None and self.game.over:
            record = self.game.record
        if record is not None and self.shares:
            record = msgspec.structs.replace(record, shares=self.shares)
        return msgspec.structs.replace(record, moderated=True) if record is not None and self.moderated else record

    @property
    def lacks_rules(self) -> bool:
        """Whether a game is in progress whose rules are not installed."""
        return self.archive is not None and self.phase == "playing"

    @property
    def number(self) -> int:
        """The number of the table's current or next game, counted from 1."""
        return self.past[-1].number + 1 if self.past else 1

    def open_up(self, seat: int, at: float) -> None:
        """Announce that a seat will be open to a newcomer after its owner has had time to come back."""
        chair, wait = self.at(seat), self.pace.waiting
        self.change(chair.key, vacant=True, opens=at + wait)
        self.tell(events.SeatOpening(seat, round(wait), not chair.person))

    def settle(self, key: int) -> None:
        """Let a newcomer keep the seat for good: its former owner cannot take it back any more."""
        seat = self.seat_of(key)
        if seat is not None and self.chairs[seat].before is not None:
            self.change(key, before=None)

    def drop(self, key: int) -> None:
        """Drop the wishes of a person who is gone, and make somebody else host if necessary."""
        for what, wishes in self.wishes.items():
            self.wishes[what] = wishes & ~(1 << key)
        if self.host == key:
            self.pass_on_host()
            if self.host == key:  # nobody is left: the next person to join becomes host
                self.host, self.host_token = PUBLIC, ""
                self.locked, self.watchers, self.call, self.listed = False, True, "", False

    def close(self, why: str) -> None:
        """Close the table for good."""
        self.phase = "closed"
        self.closed_for = why
        self.clock = Clock()
        self.dealing = None
        self.chairs = [msgspec.structs.replace(chair, devices=()) for chair in self.chairs]
        self.tell(events.TableClosed(why))

    def welcome(self, key: int) -> None:
        """Make a newcomer host if everybody else has left."""
        if self.host == PUBLIC and not self.host_token:
            self.host = key

    def pass_on_host(self) -> None:
        """Make somebody else host, preferably somebody who is present."""
        candidates = [chair for chair in self.chairs if chair.votes and not chair.bot and chair.key != self.host]
        present = [chair for chair in candidates if not chair.away] or candidates
        if present:
            self.host = present[0].key
            self.host_token = ""
            self.tell(events.HostChanged(present[0].name))


_all_slots = attrgetter(*Table.__slots__)
