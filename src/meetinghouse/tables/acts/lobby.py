"""Acts in the lobby, before a game or between two games."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from ...bots.registry import bots_for, names_for
from ...engine.catalogue import read_options, rules_of, start_by
from ...engine.chance import commitment
from ...engine.record import Record
from ...engine.rules import Setup
from ...texts import LANGUAGES
from .. import deal, events, one_phone, shares
from ..chairs import BOT_NAMES, MASTER, MOST_FORMER, Chair, bot_name, check_seen, check_somebodys, look_alike, read_name
from ..clock import Clock
from ..described import described
from ..pace import UNTIMED, pace_of
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
    share: str = ""  # the house's share of the first game's seed
    moderated: bool = False

    def do(self, table: Table, at: float) -> None:
        """The host has no seat yet. A master never has one, and plays without clocks."""
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
        if self.moderated:
            table.moderated, table.host, table.pace_name = True, MASTER, UNTIMED

    def same(self, other: Act) -> bool:
        """Ignores the code and the share, which are new in every call."""
        return isinstance(other, Open) and self == msgspec.structs.replace(other, code=self.code, share=self.share)


class Sit(Act, frozen=True):
    """Somebody takes a seat: a new one, or one that is open to a substitute."""

    by: int | None  # PUBLIC: the host, who has no seat yet; None: a newcomer
    name: str
    token: str
    seat: int | None = None
    shown: str = ""  # the hashed token that came with the call, if it is nobody's at this table

    def do(self, table: Table, at: float) -> None:
        """Once a game has begun, newcomers may only take a seat that is open to a substitute."""
        if self.by is not None and table.is_master(self.by):
            raise NotNow("master-sits")
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
        key = new_chair(table, name, token=self.token)
        if self.by == PUBLIC:
            table.host = key
            table.host_token = ""
        table.welcome(key)
        table.tell(events.Joined(name, False))

    def check(self, table: Table) -> None:
        """Refuse a name that looks like somebody else's."""
        check_name(table, self.name, self.seat)

    def same(self, other: Act) -> bool:
        """Ignores who asks: a repeated call may already have the cookie of the first one."""
        return isinstance(other, Sit) and self == msgspec.structs.replace(other, by=self.by, shown=self.shown)

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
    """The host adds one or more bots of a kind, each in a seat of its own."""

    by: int
    bot: str
    name: str = ""
    count: int = 1
    local: bool = False  # whether names come from the world of the game; older journals do not know these names

    def do(self, table: Table, at: float) -> None:
        """Bots are always ready. If there is not room for all of them, none is added."""
        table.only_host(self.by)
        table.only_in("lobby")
        if self.name and self.count > 1:
            raise Malformed("one-name", count=self.count)
        if 0 < (free := table.rules.most - len(table.chairs)) < self.count:
            raise NotNow("no-room", free=free, count=self.count)
        names = (names_for(table.game_name) if self.local else ()) or BOT_NAMES
        for _ in range(self.count):
            taken = {chair.name.casefold() for chair in table.chairs}
            name = free_name(table, self.name) if self.name else bot_name(taken, names)
            new_chair(table, name, bot=self.bot, ready=True)
            table.tell(events.Joined(name, True))

    def check(self, table: Table) -> None:
        """Refuse an unknown bot, and a name that looks like somebody else's."""
        known = bots_for(table.game_name)
        if self.bot not in known:
            raise Malformed("unknown-bot", bot=self.bot, known=", ".join(known))
        if self.name:
            check_name(table, self.name)


class Remove(Act, frozen=True):
    """The host clears a seat."""

    by: int
    seat: int

    def do(self, table: Table, at: float) -> None:
        """Only in the lobby; during a game a seat can be opened to a substitute instead."""
        table.only_host(self.by)
        table.only_in("lobby")
        chair = table.at(self.seat)
        if chair.key == table.host:
            raise NotNow("yourself")
        table.clear(chair)
        table.tell(events.Departed(chair.name))


class Order(Act, frozen=True):
    """The host rearranges the seats; ``seats`` lists the old numbers in the new order."""

    by: int
    seats: tuple[int, ...]

    def do(self, table: Table, at: float) -> None:
        """Refused unless every seat is listed exactly once."""
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
        """People who have a seat keep it."""
        table.only_host(self.by)
        table.locked = self.locked


class AdmitWatchers(Act, frozen=True):
    """The host lets everybody who knows the code watch, or nobody new."""

    by: int
    watchers: bool

    def do(self, table: Table, at: float) -> None:
        """People who already watch may stay, and a newcomer who may sit down may look first."""
        table.only_host(self.by)
        table.watchers = self.watchers


class CountWorlds(Act, frozen=True):
    """The host turns the count of worlds on for everybody at the table, or off."""

    by: int
    counted: bool

    def do(self, table: Table, at: float) -> None:
        """Only before a game, so that nobody plays with it who did not know."""
        table.only_host(self.by)
        table.only_in("lobby")
        if table.worlds != self.counted:
            table.worlds = self.counted
            table.tell(events.WorldsCounted(self.counted))


class Set(Act, frozen=True):
    """The host sets the options of the game and the pace, or chooses another game."""

    by: int
    options: dict[str, Any]
    pace: str
    game: str = ""  # empty if the game stays the same

    def do(self, table: Table, at: float) -> None:
        """Everybody has to say again that they are ready, because the game has changed."""
        table.only_host(self.by)
        table.only_in("lobby")
        game = self.game or table.game_name
        rules = rules_of(game)
        if len(table.chairs) > rules.most:
            raise NotNow("too-many", game=rules.title, most=rules.most, players=len(table.chairs))
        table.options = read_options(rules, self.options)
        table.game_name = game
        table.pace_name = pace_of(self.pace).name
        one_phone.check_settings(table)
        known = bots_for(game)
        table.chairs = [
            msgspec.structs.replace(
                chair,
                ready=chair.always_ready,
                hash="",
                bot=chair.bot if not chair.bot or chair.bot in known else known[-1],
            )
            for chair in table.chairs
        ]
        table.starting = None
        table.tell(events.SettingsChanged(self.pace))

    def check(self, table: Table) -> None:
        """Refuse a game that is unknown or broken."""
        if self.game:
            described(self.game)


class Rename(Act, frozen=True):
    """Somebody changes their name."""

    by: int
    name: str

    def do(self, table: Table, at: float) -> None:
        """Only in the lobby, while nobody relies on names yet. Refused to muted people, who could talk by names."""
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
        """Refuse a name that looks like somebody else's; people may use their own former names."""
        check_name(table, self.name, table.seat_of(self.by))


class Ready(Act, frozen=True):
    """Somebody says that they are ready to begin, or not ready."""

    by: int
    ready: bool
    hash: str = ""  # the hash of their share of the seed

    def do(self, table: Table, at: float) -> None:
        """The host may begin the game when all are ready. After a rematch it then begins by itself."""
        table.only_in("lobby")
        table.change(table.chair(self.by).key, ready=self.ready)
        shares.promise(table, self.by, self.hash if self.ready else "")
        if table.starting is not None and all(chair.ready for chair in table.chairs):
            table.starting = at  # nobody is left to wait for


class Start(Act, frozen=True):
    """The host begins the game."""

    by: int
    seed: str
    version: str
    options: dict[str, Any] | None = None  # including the pace's, as they were when the game began
    hash: str = ""  # the hash of the host's share of the seed
    soon: bool = (
        False  # the countdown of a rematch is over: players who have not said that they are ready count as ready
    )

    def do(self, table: Table, at: float) -> None:
        """Everybody but the host has to be ready. If anybody has added a share of the seed, shares are opened first."""
        table.only_host(self.by)
        table.only_in("lobby")
        if self.hash:
            shares.promise(table, self.by, self.hash)
        if self.soon:
            table.chairs = [msgspec.structs.replace(chair, ready=True) for chair in table.chairs]
        if self.options is None or table.rules.version == self.version:
            check_start(table)
        if not shares.freeze(table, at):
            begin(table, self.seed, self.version, self.options, at)

    def stored(self, table: Table) -> Start:
        """With the options, because the pace may set other ones later; without a seed that was not used."""
        if table.opening is not None:
            return msgspec.structs.replace(self, seed="", options=table.options)
        return msgspec.structs.replace(self, options=table.match.setup.options)

    def same(self, other: Act) -> bool:
        """Ignores the seed, which is new in every call."""
        return isinstance(other, Start) and self.by == other.by


def begin(table: Table, seed: str, version: str, options: dict[str, Any] | None, at: float) -> None:
    """Begin the game with this seed, and tell its hash first. All shares are discarded."""
    rules, players = table.rules, len(table.chairs)
    shares.draw_again(table, "")
    table.starting = None
    table.reasons = []
    if options is not None and rules.version != version:
        # replayed under another version of the rules: only the record is kept
        setup = Setup(rules.name, version, players, options, seed, commitment(seed))
        table.tell(events.GameStarted(setup.commitment))
        table.phase = "playing"
        table.archive = Record(setup, ())
        return
    game = start_by(rules, players, seed, table.settings if options is None else options)
    table.tell(events.GameStarted(game.commitment))
    table.phase = "playing"
    table.game = game
    table.clock = Clock()
    table.pages = ()
    table.wishes = {}
    table.chairs = [chair.dealt_in() for chair in table.chairs]
    table.retell(game.story)
    deal.open_deal(table, at)
    table.after_move(at)


def check_start(table: Table) -> None:
    """Raise the reason why the game cannot begin, if there is one. The lobby shows it too."""
    rules, players = table.rules, len(table.chairs)
    if players < rules.least:
        raise NotNow("too-few", game=rules.title, least=rules.least, players=players)
    rules.check(players, read_options(rules, table.settings))
    one_phone.check_settings(table)
    if not all(chair.ready or chair.key == table.host for chair in table.chairs):
        raise NotNow("not-all-ready")


def free_name(table: Table, text: str, seat: int | None = None) -> str:
    """The normalized name. Refused if somebody else has it; a substitute may take the name of the seat."""
    name = read_name(text)
    for place, chair in enumerate(table.chairs):
        if chair.name.casefold() == name.casefold() and place != seat:
            raise NotNow("name-taken", name=name)
    return name


def check_name(table: Table, text: str, seat: int | None = None) -> None:
    """Refuse a name that is invisible, replaces deleted names, or looks like somebody's present or former name."""
    name = read_name(text)
    check_seen(name)
    check_somebodys(name)
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    if any(look_alike(name, each) for chair in others for each in (chair.name, *chair.former)):
        raise NotNow("name-taken", name=name)


def new_chair(table: Table, name: str, token: str = "", bot: str = "", ready: bool = False, phone: str = "") -> int:
    """Add a chair; returns its key. Refused if the table is full."""
    most = table.rules.most
    if len(table.chairs) >= most:
        raise NotNow("full", most=most)
    key = table.free_key()
    table.chairs = [*table.chairs, Chair(key, name, token, bot, ready, came=table.length, phone=phone)]
    table.before = table.before | {key: table.before.get(PUBLIC, 0)}
    return key
