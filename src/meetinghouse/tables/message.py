"""Messages to one reader, a seat's owner or the public. Nothing leaves a table in any other way.

A message is a function of the table, the reader, and how much of the story the reader has. The first message is sent
whole; after that only changes are sent, which the reader applies to the last message.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET

from ..engine.decisions import Decision
from ..engine.game import Game
from ..engine.rules import View
from . import eyes, masking, one_phone
from .board import Board, board
from .chairs import MASTER
from .changes import Changes, Members
from .reader import PATHS, Audiences, Event, Mine, Moment, News, Parts, Reader, Sending, State
from .table import PUBLIC, Line, Table

BySeat: TypeAlias = "dict[int | None, list[Decision]]"  # by seat, and for None all of them

NOTHING: list[Decision] = []  # one list, so that the next broadcast sees at once that nothing has changed
PUBLIC_EVENTS = 8  # cached events of one broadcast for the public, since many readers get the same


class Message(msgspec.Struct, frozen=True):
    """The new lines of the reader's story, and everything the reader may see now."""

    length: int  # the length of the reader's whole story, including these lines
    story: list[Any]
    private: list[int]  # the indexes in `story` of lines that the public was not told
    table: Board | msgspec.Raw
    you: Mine
    view: Any
    decisions: list[Decision]
    offers: list[Decision]
    opened: Any = None  # the view of everything, after the end
    pad: str = ""
    to: Audiences = UNSET


class Changed(msgspec.Struct, frozen=True):
    """The new lines of the reader's story, and the changes since the last message."""

    length: int
    story: list[Any]
    private: list[int]
    changes: dict[str, Any] | msgspec.Raw  # new values, by JSON Pointers into the last message
    to: Audiences = UNSET


class Broadcast:
    """A table at one moment, from which each reader's event is made. Parts that readers share are made once."""

    __slots__ = (
        "_all_eyes", "_board", "_changes", "_decisions", "_draining", "_events", "_longest", "_new_time", "_now",
        "_offers", "_opened", "_public", "_shown_lines", "_shown_stories", "_since", "_size_of_public", "_still",
        "_stories", "now", "table",
    )  # fmt: skip

    def __init__(self, table: Table, now: float, last: Broadcast | None = None, draining: bool = False) -> None:
        self.table = table
        self.now = now
        self._new_time = b'"/table/now":' + encode(now)  # a member of all changes
        self._all_eyes = eyes.open_to(table)
        self._draining = draining
        self._shown_stories: dict[int, tuple[list[Line], int]] = {}  # the stories in the last broadcast
        self._shown_lines = 0  # the number of the table's lines they were made from
        if last is not None and last.table.before is table.before:
            self._shown_stories, self._shown_lines = last._stories, len(last.table.lines)
        self._board: msgspec.Raw | None = None
        self._still: Board | None = None
        self._changes = Changes()
        self._decisions: BySeat | None = None
        self._offers: BySeat | None = None
        self._longest: int | None = None
        self._opened: msgspec.Raw | None = None
        self._public: Parts | None = None
        self._now: Moment | None = None
        self._since: tuple[Moment, int] | None = None
        self._size_of_public: int | None = None
        self._stories: dict[int, tuple[list[Line], int]] = {}
        self._events: dict[Hashable, tuple[State, Event | None, State]] = {}  # the public's, and the states around them

    def story(self, key: int) -> list[Line]:
        """The lines told to this reader, without lines that the table has dropped."""
        lines, length = self._told(key)
        return lines[:length]

    def _told(self, key: int) -> tuple[list[Line], int]:
        """The lines told to this reader, in a list that later broadcasts extend, and their number in this broadcast."""
        found = self._stories.get(key)
        if found is None:
            shown = self._shown_stories.get(key)
            new = self.table.lines if shown is None else self.table.lines[self._shown_lines :]
            own = [line for line in new if line.audience >> key & 1]
            lines, length = shown or ([], 0)
            if own:
                if len(lines) > length:
                    lines = lines[:length]  # another broadcast has already extended the list
                lines += own
            found = self._stories[key] = lines, length + len(own)
        return found

    def message(self, key: int, after: int = 0) -> Message:
        """The whole message to a reader, by key, who has already read the first `after` lines of the story."""
        return self._message(self._parts(key), self._news(key, after))

    def updates(self, reader: Reader) -> Iterator[Event]:
        """The reader's next events, mostly one or none. The end of a secret step is followed by what it left out."""
        ends = reader.in_secret
        event = self.update(reader)
        if event is not None:
            yield event
        if ends and not reader.in_secret:
            rest = self.update(reader)
            if rest is not None:
                yield rest

    def update(self, reader: Reader) -> Event | None:
        """The reader's next event; None if nothing but the time has changed for this reader.

        So nobody notices what concerns only others. In a secret step everybody gets an event on each tick.
        """
        if reader.key != PUBLIC or reader.phone:
            return self._next(reader)
        before = reader.state
        known = reader.whole, reader.first, reader.length, id(reader.last), id(reader.moment), id(reader.sending)
        if known in self._events:
            _, event, reader.state = self._events[known]
            return event
        event = self._next(reader)
        if len(self._events) < PUBLIC_EVENTS:
            self._events[known] = before, event, reader.state
        return event

    def _next(self, reader: Reader) -> Event | None:
        last, before, now = reader.last, reader.moment, self._moment(reader.key)
        if last is None or before is None or (reader.whole and now.step is not None):
            body = self.frame(reader)
            return Event("message", body, None if now.step is None else masking.ID_DIGITS - len(str(reader.length)))
        reader.moment = now
        in_step = now.step is not None and now.step == before.step
        parts, news = self._parts_of(reader), self._news(reader.key, reader.length)
        if in_step and reader.sending is not None and not self._overtakes(reader.sending, last, parts, news):
            return _piece(reader, reader.sending, "last", self._size_since(before))
        if now.step is not None:
            parts = self._fitting(parts)
        elif before.step is not None and not reader.whole:  # new ones follow, and take no room from what is secret
            parts = parts._replace(offers=[offer for offer in parts.offers if offer in last.offers])
        changes = self._differences(last, parts)
        if before.step is None and now.step is None and not changes and news.length == reader.length:
            reader.last = parts
            return None
        if reader.whole:
            return Event("message", self._whole(reader, parts, news, ends=before.step is not None))
        sending = Sending(self._changed(news, changes), parts, news.length)
        if before.step is None and now.step is None:
            reader.last, reader.length = parts, news.length
            return Event("changes", sending.rest)
        size = self._size_since(before)
        if len(sending.rest) > size - masking.LONGEST_HEAD:
            sending = self._most_urgent(last, sending, news, size)
        return _piece(reader, sending, "changes", size)

    def _overtakes(self, sending: Sending, last: Parts, parts: Parts, news: News) -> bool:
        """Whether new changes replace the pending ones: those contain only offers, which can be sent again later."""
        return sending.offers and bool(news.story or self._differences(last, parts._replace(offers=last.offers)))

    def _most_urgent(self, last: Parts, all: Sending, news: News, size: int) -> Sending:
        """The changes to send first if all are too long for one tick: no offers, and only as many lines as fit."""
        parts = all.parts._replace(offers=last.offers)
        changes = self._differences(last, parts)
        if not changes and not news.story:  # only offers have changed; padded, they take each seat as many ticks
            spaces = self._longest_offers() - sum([len(encode(offer)) for offer in all.parts.offers])
            return all._replace(rest=all.rest + b" " * spaces, offers=True)
        sending = Sending(self._changed(news, changes), parts, news.length)
        while len(sending.rest) > size - masking.LONGEST_HEAD and len(news.story) > 1:
            news = news.first(len(news.story) // 2)
            sending = Sending(self._changed(news, changes), parts, news.length)
        return sending

    def _moment(self, key: int = PUBLIC) -> Moment:
        """The moment from which sizes follow. For the master no step is secret."""
        if self.table.is_master(key):
            return self._moment()._replace(step=None)
        if self._now is None:
            length = self.table.before.get(PUBLIC, 0) + self._told(PUBLIC)[1]
            self._now = Moment(masking.secret_step(self.table), self._parts(PUBLIC), length)
        return self._now

    def _size_since(self, before: Moment) -> int:
        """The size of every event about the changes since then, if the step now or then is secret."""
        if self._since is None or self._since[0] is not before:
            changes = self._differences(before.parts, self._parts(PUBLIC))
            public = len(self._changed(self._news(PUBLIC, before.length), changes))
            step = masking.secret_step(self.table)
            if before.step == step:
                size = masking.tick_size(self.table, public)
            else:
                offers = 0 if step is None else self._longest_offers()
                size = masking.turn_size(self.table, public + offers)
            self._since = before, size
        return self._since[1]

    def _changed(self, news: News, changes: Members) -> bytes:
        found = msgspec.Raw(b"{%s}" % b",".join([*changes, self._new_time]))
        return encode(Changed(news.length, news.story, news.private, found, news.to))

    def _fitting(self, parts: Parts) -> Parts:
        """The parts without offers that do not fit into whole messages of a secret step."""
        if not parts.offers:
            return parts
        message = self._message(parts, News(0, [], []))
        return parts._replace(offers=masking.fitting_offers(message, self._size()))

    def frame(self, reader: Reader, basis: bool = False) -> bytes:
        """The reader's next whole message, as JSON, if wanted with the basis of the view.

        In a secret step it is shortened and padded to the size of everybody's message.
        """
        parts, room, game = self._parts_of(reader), 0, self.table.game
        if basis and game is not None:
            found = game.rules.basis(game, parts.view.viewer)
            parts = parts._replace(view=msgspec.structs.replace(parts.view, basis=found))
            room = masking.basis_size(len(encode(game.rules.basis(game, None))))
        return self._whole(reader, parts, self._news(reader.key, reader.length), room=room)

    def _whole(self, reader: Reader, parts: Parts, news: News, ends: bool = False, room: int = 0) -> bytes:
        """A whole message; in a secret step it is `room` bytes longer than others."""
        message = self._message(parts, news)
        body = encode(message)
        pad = ""
        moment = self._moment(reader.key)
        if moment.step is not None or ends:
            size = self._size(reader.first) + room
            message, body = masking.fit(message, body, size, self._size() + room)
            pad = masking.padding(body, size)
        reader.length, reader.first = message.length, False
        reader.moment, reader.sending = moment, None
        reader.last = parts if message.offers is parts.offers else parts._replace(offers=message.offers)
        return encode(msgspec.structs.replace(message, pad=pad)) if pad else body

    def _message(self, parts: Parts, news: News) -> Message:
        _, you, view, decisions, offers, opened = parts
        return Message(*news[:3], self._shared_board(), you, view, decisions, offers, opened, to=news.to)

    def _parts(self, key: int) -> Parts:
        """The parts of a reader's message now."""
        if key == PUBLIC and self._public is not None:
            return self._public
        table, game = self.table, self.table.game
        seat = None if key == PUBLIC else table.seat_of(key)
        decisions = offers = NOTHING
        if game is not None and (seat is not None or table.is_master(key)):
            decisions, offers = self._decisions_of(game, seat), self._offers_to(game, seat)
        all_eyes = bool(self._all_eyes >> key & 1)
        view: View | None = None if game is None else game.view(seat)
        if view is not None and all_eyes:
            view = eyes.all_views(table, view)
        you = mine(table, key, seat, all_eyes)
        parts = Parts(self._still_board(), you, view, decisions, offers, self._all_open(game))
        if key == PUBLIC:
            self._public = parts
        return parts

    def _parts_of(self, reader: Reader) -> Parts:
        """The parts of a message to this reader. A phone that is handed round is told whom to hand it to."""
        parts = self._parts(reader.key)
        return parts._replace(you=on_phone(self.table, reader.phone)) if reader.phone else parts

    def _news(self, key: int, after: int) -> News:
        """The new lines for a reader who has read the first `after` lines."""
        (lines, length), before = self._told(key), self.table.before.get(key, 0)
        if after == before + length:
            return News(after, [], [], [] if self.table.is_master(key) else UNSET)
        after = max(after, before)
        if after > before + length:
            after = before  # the reader's number is wrong: begin again
        new = lines[after - before : length]
        private = [place for place, line in enumerate(new) if not line.audience >> PUBLIC & 1]
        to = [self._seats(new[place].audience) for place in private] if self.table.is_master(key) else UNSET
        return News(after + len(new), [line.item for line in new], private, to)

    def _seats(self, audience: int) -> tuple[int, ...]:
        return tuple([seat for seat, chair in enumerate(self.table.chairs) if audience >> chair.key & 1])

    def _differences(self, old: Parts, new: Parts) -> Members:
        found: Members = []
        for path, before, after in zip(PATHS, old, new, strict=True):
            if before is not after:
                found += self._changes.between(before, after, path)
        return found

    def _size(self, first: bool = False) -> int:
        """The size of a whole message in a secret step; a reader's first one has room for the whole story."""
        if self._size_of_public is None:
            told = self.table.before.get(PUBLIC, 0) + self._told(PUBLIC)[1]
            self._size_of_public = len(encode(self.message(PUBLIC, told)))
        whole = len(encode([line.item for line in self.story(PUBLIC)])) if first else 0
        return masking.message_size(self._size_of_public, len(self.table.chairs), whole)

    def _still_board(self) -> Board:
        if self._still is None:
            self._still = board(self.table, 0.0, self._draining)
        return self._still

    def _shared_board(self) -> msgspec.Raw:
        if self._board is None:
            self._board = msgspec.Raw(encode(msgspec.structs.replace(self._still_board(), now=self.now)))
        return self._board

    def _decisions_of(self, game: Game[Any], seat: int | None) -> list[Decision]:
        """The open decisions of a seat; for None, of all seats."""
        if self._decisions is None:
            self._decisions = _by_seat(game.decisions)
        return self._decisions.get(seat, NOTHING)

    def _offers_to(self, game: Game[Any], seat: int | None) -> list[Decision]:
        """The offers to a seat; for None, to all seats."""
        if self._offers is None:
            self._offers = _by_seat(game.offers)
        return self._offers.get(seat, NOTHING)

    def _longest_offers(self) -> int:
        """The length of the offers, as JSON, of the seat to which the most is offered."""
        if self._longest is None:
            lengths = [0] * len(self.table.chairs)
            for offer in () if self.table.game is None else self._offers_to(self.table.game, None):
                lengths[offer.seat] += len(encode(offer))
            self._longest = max(lengths, default=0)
        return self._longest

    def _all_open(self, game: Game[Any] | None) -> msgspec.Raw | None:
        if game is None or not game.over:
            return None
        if self._opened is None:
            self._opened = msgspec.Raw(encode(game.view("all")))
        return self._opened


def _by_seat(decisions: list[Decision]) -> BySeat:
    found: BySeat = {None: decisions}
    for decision in decisions:
        found.setdefault(decision.seat, []).append(decision)
    return found


def _piece(reader: Reader, sending: Sending, kind: str, size: int) -> Event:
    """An event of this size: all pending changes, or the next piece of them."""
    room = size - masking.head_size(kind, sending.length)
    if len(sending.rest) <= room:
        reader.last, reader.length, reader.sending = sending.parts, sending.length, None
        return Event(kind, sending.rest, room - len(sending.rest))
    piece = "first" if kind == "changes" else "part"
    room = size - masking.head_size(piece, reader.length)
    body = masking.cut(sending.rest, room)
    reader.sending = sending._replace(rest=sending.rest[len(body) :])
    return Event(piece, body, room - len(body))


def mine(table: Table, key: int, seat: int | None, all_eyes: bool) -> Mine:
    """What the table knows about a reader and tells nobody else; `all_eyes`: all views are open to them."""
    if table.is_master(key):
        return masters(table)
    if seat is None:
        return Mine(None, False)
    known = table.company.mine
    about = key == table.host, table.game is None, all_eyes
    found = known.get(key)
    if found is None or found[0] != about:
        own, (hosts, idle, _) = table.chairs[seat], about
        others = [other for other, chair in enumerate(table.chairs) if own.blocked >> chair.key & 1]
        found = known[key] = about, Mine(seat, hosts, tuple(others), own.seen or idle, all_eyes)
    return found[1]


def masters(table: Table) -> Mine:
    """What the table tells its master: who has no phone, what they still have to do, and what every player knows."""
    game = table.game
    owns = () if game is None or game.over else tuple(eyes.owns(table, game))
    return msgspec.structs.replace(on_phone(table, MASTER), master=True, all_eyes=True, owns=owns)


def on_phone(table: Table, key: int) -> Mine:
    """What the table tells a phone that is handed round. Only in the lobby it has a seat, that of its owner."""
    seats = [seat for chair in one_phone.on_phone(table, key) if (seat := table.seat_of(chair.key)) is not None]
    own = table.seat_of(key) if table.phase == "lobby" else None
    return Mine(own, key == table.host, phone=tuple(seats), asks=one_phone.asks(table, key))


_encoder = msgspec.json.Encoder()
encode = _encoder.encode
