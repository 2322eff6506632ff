"""Before a game, and between two."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from ...bots.registry import bots_for
from ...engine.catalogue import read_options, rules_of, start_by
from ...engine.chance import commitment
from ...engine.events import EVERYBODY
from ...engine.record import Record
from ...engine.rules import Setup
from ...texts import LANGUAGES
from .. import events, shares
from ..chairs import MOST_FORMER, Chair, Notebook, bot_name, check_seen, check_somebodys, look_alike, read_name
from ..clock import Clock
from ..pace import pace_of
from ..refusals import Forbidden, Malformed, NotNow
from ..table import PUBLIC, Table
from .act import Act
from .seats import check_others
from .talk import check_rate


class Open(Act, frozen=True):
    """A table is opened for a game."""

    code: str
    game: str
    options: dict[str, Any]
    language: str
    pace: str
    token: str
    share: str = ""  # the house's, of the seed of the first game

    def do(self, table: Table, at: float) -> None:
        """Its host has no seat yet."""
        rules = rules_of(self.game)
        if self.language not in LANGUAGES:
            raise Malformed("unknown-language", language=self.language, known=", ".join(LANGUAGES))
        table.code = self.code
        table.game_name = self.game
        table.options = read_options(rules, self.options)
        table.language = self.language
        table.pace_name = pace_of(self.pace).name
        table.host_token = self.token
        table.opened = at
        table.house_share = self.share


class Sit(Act, frozen=True):
    """Somebody takes a seat: a new one, or one that is open to a substitute."""

    by: int | None  # the host may sit down; None: a newcomer
    name: str
    token: str
    seat: int | None = None
    shown: str = ""  # a token that came along and is nobody's here, hashed

    def do(self, table: Table, at: float) -> None:
        """In a game that has begun, only in somebody's place."""
        if self.by is not None and self.by != PUBLIC:
            raise NotNow("seated-already")
        if table.phase == "closed":
            raise NotNow("closed", why=table.closed_for)
        if table.opening is not None:
            raise NotNow("opening")
        name = free_name(table, self.name, self.seat)
        if table.phase != "lobby" or self.seat is not None:
            self._substitute(table, name, at)
            return
        if table.locked and self.by is None:
            raise Forbidden("locked")
        key = _new_chair(table, name, token=self.token)
        if self.by == PUBLIC:
            table.host = key
            table.host_token = ""
        table.welcome(key)
        table.tell(events.Joined(name, False))

    def check(self, table: Table) -> None:
        """Nobody comes under a name that looks like another's."""
        check_name(table, self.name, self.seat)

    def _substitute(self, table: Table, name: str, at: float) -> None:
        vacant = [seat for seat, chair in enumerate(table.chairs) if chair.vacant and (chair.owned or not table.terms)]
        opened = [seat for seat in vacant if table.at(seat).opens <= at]
        seat = self.seat if self.seat is not None else next(iter(opened or vacant), None)
        if seat is None:
            raise NotNow("not-in-lobby")
        old = table.at(seat)
        if seat not in vacant:
            raise NotNow("not-vacant", seat=seat)
        if old.opens > at:
            raise NotNow("opens-later", seat=seat, seconds=math.ceil(old.opens - at))
        if old.person and table.terms:
            check_others(table, old)
        if self.shown and table.was_put_out(self.shown):
            raise Forbidden("put-out")
        if table.locked:
            raise Forbidden("locked")
        owner = old.before or old
        if table.terms:
            table.wishes.pop(f"put-out-{seat}", None)
        table.put(
            Chair(
                old.key, name, self.token, ready=True, last_words=old.last_words, owned=True,
                former=(*old.former, old.name)[-MOST_FORMER:], before=owner if owner.person and table.terms else None,
                came=table.length,
            )
        )  # fmt: skip
        if self.by == PUBLIC:
            table.host = old.key
            table.host_token = ""
        table.welcome(old.key)
        table.tell(events.Substituted(seat, name))


class AddBot(Act, frozen=True):
    """The host puts a bot in a seat, or several of a kind in as many."""

    by: int
    bot: str
    name: str = ""
    count: int = 1

    def do(self, table: Table, at: float) -> None:
        """A bot is always ready; either there is room for all of them, or none comes."""
        table.only_host(self.by)
        table.only_in("lobby")
        known = bots_for(table.game_name)
        if self.bot not in known:
            raise Malformed("unknown-bot", bot=self.bot, known=", ".join(known))
        if self.name and self.count > 1:
            raise Malformed("one-name", count=self.count)
        if 0 < (free := table.rules.most - len(table.chairs)) < self.count:
            raise NotNow("no-room", free=free, count=self.count)
        for _ in range(self.count):
            taken = {chair.name.casefold() for chair in table.chairs}
            name = free_name(table, self.name) if self.name else bot_name(taken)
            _new_chair(table, name, bot=self.bot, ready=True)
            table.tell(events.Joined(name, True))

    def check(self, table: Table) -> None:
        """Bots neither."""
        if self.name:
            check_name(table, self.name)


class Remove(Act, frozen=True):
    """The host clears a seat."""

    by: int
    seat: int

    def do(self, table: Table, at: float) -> None:
        """Before the game only: later a seat can be given to a substitute."""
        table.only_host(self.by)
        table.only_in("lobby")
        chair = table.at(self.seat)
        if chair.key == table.host:
            raise NotNow("yourself")
        table.clear(chair)
        table.tell(events.Departed(chair.name))


class Order(Act, frozen=True):
    """The host arranges the seats as people sit: the old seats in their new order."""

    by: int
    seats: tuple[int, ...]

    def do(self, table: Table, at: float) -> None:
        """Nobody is forgotten."""
        table.only_host(self.by)
        table.only_in("lobby")
        if sorted(self.seats) != list(range(len(table.chairs))):
            raise Malformed("seat-order", seats=len(table.chairs))
        table.chairs = [table.chairs[seat] for seat in self.seats]


class Lock(Act, frozen=True):
    """The host locks the table against newcomers, or opens it again."""

    by: int
    locked: bool

    def do(self, table: Table, at: float) -> None:
        """Those who sit there stay."""
        table.only_host(self.by)
        table.locked = self.locked


class AdmitWatchers(Act, frozen=True):
    """The host lets whoever knows the code watch, or nobody new."""

    by: int
    watchers: bool

    def do(self, table: Table, at: float) -> None:
        """Those who watch already stay, and whoever may sit down may look first."""
        table.only_host(self.by)
        table.watchers = self.watchers


class Set(Act, frozen=True):
    """The host sets the game: its options, and the pace."""

    by: int
    options: dict[str, Any]
    pace: str

    def do(self, table: Table, at: float) -> None:
        """People have to be ready again, for it is another game now."""
        table.only_host(self.by)
        table.only_in("lobby")
        table.options = read_options(table.rules, self.options)
        table.pace_name = pace_of(self.pace).name
        table.chairs = [msgspec.structs.replace(chair, ready=not chair.person, hash="") for chair in table.chairs]
        table.tell(events.SettingsChanged(self.pace))


class Rename(Act, frozen=True):
    """Somebody wants to be called otherwise."""

    by: int
    name: str

    def do(self, table: Table, at: float) -> None:
        """Before the game only: in a game everybody has learnt the names. All read a name: it is no way to talk."""
        table.only_in("lobby")
        chair = table.chair(self.by)
        if chair.muted:
            raise Forbidden("muted")
        name = free_name(table, self.name, table.seat_of(chair.key))
        if name != chair.name:
            check_rate(table, chair.key, at)
            former = [each for each in chair.former if each != chair.name] + [chair.name]
            table.change(chair.key, name=name, former=tuple(former[-MOST_FORMER:]))
            table.tell(events.Renamed(chair.name, name))

    def check(self, table: Table) -> None:
        """One's own former names are free, others' are not."""
        check_name(table, self.name, table.seat_of(self.by))


class Ready(Act, frozen=True):
    """Somebody is ready to begin, or not yet."""

    by: int
    ready: bool
    hash: str = ""  # of a share of the seed

    def do(self, table: Table, at: float) -> None:
        """The host begins when all are."""
        table.only_in("lobby")
        table.change(table.chair(self.by).key, ready=self.ready)
        shares.promise(table, self.by, self.hash if self.ready else "")


class Start(Act, frozen=True):
    """The host begins the game."""

    by: int
    seed: str
    version: str
    options: dict[str, Any] | None = None  # those of the pace included, as they were when it began
    hash: str = ""  # of the host's share of the seed

    def do(self, table: Table, at: float) -> None:
        """Everybody but the host has said to be ready. Where anybody adds a share, shares are opened first."""
        table.only_host(self.by)
        table.only_in("lobby")
        if self.hash:
            shares.promise(table, self.by, self.hash)
        if self.options is None or table.rules.version == self.version:
            check_start(table)
        if not shares.freeze(table, at):
            begin(table, self.seed, self.version, self.options, at)

    def kept(self, table: Table) -> Start:
        """With the options, for whoever reads it again when the pace stands for others; a seed nobody needs is not."""
        if table.opening is not None:
            return msgspec.structs.replace(self, seed="", options=table.options)
        return msgspec.structs.replace(self, options=table.match.setup.options)

    def same(self, other: Act) -> bool:
        """Whether it says the same; a seed is drawn anew each time."""
        return isinstance(other, Start) and self.by == other.by


class Rematch(Act, frozen=True):
    """The same people again; settings and seats may be changed first."""

    by: int
    share: str = ""  # the house's, of the next game's seed

    def do(self, table: Table, at: float) -> None:
        """The story goes on, but the last game's lines are not told again; seats nobody owns are bots'."""
        table.only_host(self.by)
        if table.archive is None or table.phase != "playing":  # read again under other rules, no end was seen
            table.only_in("over")
        table.file()
        table.forget(len(table.lines))
        table.game = table.archive = None
        table.phase = "lobby"
        table.sat = None
        table.chairs = [
            msgspec.structs.replace(
                chair,
                vacant=False,
                opens=0.0,
                before=None,
                left=chair.left or chair.out,
                out="",
                notebook=Notebook(chair.notebook.text),
            )
            for chair in table.chairs  # seats may be others' now, and with them suspicions
        ]
        table.shares = ()
        shares.draw_again(table, self.share)
        table.tell(events.Rematched(), EVERYBODY)

    def same(self, other: Act) -> bool:
        """Whether it says the same; a share is drawn anew each time."""
        return isinstance(other, Rematch) and self.by == other.by


def begin(table: Table, seed: str, version: str, options: dict[str, Any] | None, at: float) -> None:
    """The game begins with that seed, whose hash is told before anything else. No share is left for another game."""
    rules, players = table.rules, len(table.chairs)
    shares.draw_again(table, "")
    table.reasons = []
    if options is not None and rules.version != version:
        # read again under other rules: what was played is kept, no more
        setup = Setup(rules.name, version, players, options, seed, commitment(seed))
        table.tell(events.GameStarted(setup.commitment))
        table.phase = "playing"
        table.archive = Record(setup, ())
        return
    of_pace = rules.paces.get(table.pace_name, {}) | table.options
    game = start_by(rules, players, seed, of_pace if options is None else options)
    table.tell(events.GameStarted(game.commitment))
    table.phase = "playing"
    table.game = game
    table.clock = Clock()
    table.pages = ()
    table.wishes = {}
    table.chairs = [
        msgspec.structs.replace(
            chair, last_words="", notes=0, noted=0, owned=chair.person, former=(), before=None, out=""
        )
        for chair in table.chairs
    ]
    table.retell(game.story)
    table.looked(at)


def check_start(table: Table) -> None:
    """Refuse to begin as the table stands; whoever looks at the lobby is told the same."""
    rules, players = table.rules, len(table.chairs)
    if players < rules.least:
        raise NotNow("too-few", game=rules.title, least=rules.least, players=players)
    rules.check(players, read_options(rules, rules.paces.get(table.pace_name, {}) | table.options))
    if not all(chair.ready or chair.key == table.host for chair in table.chairs):
        raise NotNow("not-all-ready")


def free_name(table: Table, text: str, seat: int | None = None) -> str:
    """A name nobody else at the table has; a substitute may keep that of the seat."""
    name = read_name(text)
    for place, chair in enumerate(table.chairs):
        if chair.name.casefold() == name.casefold() and place != seat:
            raise NotNow("name-taken", name=name)
    return name


def check_name(table: Table, text: str, seat: int | None = None) -> None:
    """Refuse a name that cannot be seen or is nobody's, or looks like another's here or like a former one."""
    name = read_name(text)
    check_seen(name)
    check_somebodys(name)
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    if any(look_alike(name, each) for chair in others for each in (chair.name, *chair.former)):
        raise NotNow("name-taken", name=name)


def _new_chair(table: Table, name: str, token: str = "", bot: str = "", ready: bool = False) -> int:
    most = table.rules.most
    if len(table.chairs) >= most:
        raise NotNow("full", most=most)
    key = table.free_key()
    table.chairs.append(Chair(key, name, token, bot, ready, came=table.length))
    table.before = table.before | {key: table.before.get(PUBLIC, 0)}
    return key
