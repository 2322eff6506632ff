"""A client of a table on a server, for one seat or for the public."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Self

import httpx
import msgspec

from ..engine.decisions import Closed, Decision
from ..engine.entered import Draw, Drawn
from ..engine.record import Record
from ..engine.sayings import Conflict, Phrase, Saying, Verdict
from ..engine.shares import share_hash
from ..engine.values import Choice
from ..engine.worlds import Worlds
from ..tables.book import Book
from ..tables.chairs import Notebook
from ..tables.pace import Speed
from ..tables.past import Why
from .changes import Stream
from .connection import Connection, Verify, is_distrust
from .messages import Message, Story, read
from .refusal import Refusal

# The seat has a newer stream, its owner is back, the master gave it to another device, or the player was put out.
ENDS = ("moved", "reclaimed", "given-anew", "put-out")


class Table(Connection):
    """A table on a server. Without a token the client sees what the public sees.

    `verify` says which certificates to trust over https, for example the file of the server's own certificate.
    """

    def __init__(
        self,
        server: str,
        code: str,
        token: str | None = None,
        http: httpx.Client | None = None,
        verify: Verify = True,
    ) -> None:
        super().__init__(server, code, token, http, verify)
        self.seat: int | None = None
        self._story = Story()
        self._length = 0
        self._shares: dict[str, tuple[str, str]] = {}  # by hash: the house's hash at the time, and the share

    @classmethod
    def open(
        cls,
        server: str,
        game: str = "salem1692",
        options: Mapping[str, Any] | None = None,
        pace: str = "classic",
        language: str = "en",
        verify: Verify = True,
        letters: int | None = None,
        moderated: bool = False,
    ) -> Self:
        """Open a table, as its host without a seat, or as a master. `letters` is the length of its code, 4 or 6."""
        table = cls(server, "", verify=verify)
        body: dict[str, Any] = {"game": game, "options": dict(options or {}), "pace": pace, "language": language}
        body |= ({} if letters is None else {"letters": letters}) | ({"moderated": True} if moderated else {})
        with table._or_close():
            opened = table._send("POST", "/api/tables", body)
        table.code, table.token = opened["code"], opened["token"]
        return table

    @classmethod
    def join(cls, server: str, code: str, name: str, seat: int | None = None, verify: Verify = True) -> Self:
        """Take a seat at a table; in a running game, one that is open to a substitute."""
        table = cls(server, code, verify=verify)
        with table._or_close():
            table.sit(name, seat)
        return table

    # --- before a game

    def sit(self, name: str, seat: int | None = None) -> int:
        """Take a seat, as a newcomer or as the host of the table; returns its number."""
        body: dict[str, Any] = {"name": name} | ({} if seat is None else {"seat": seat})
        taken = self._post("seats", **body)
        self.token, self.seat = taken["token"], taken["seat"]
        self._story, self._length = Story(), 0  # the seat's story differs from the public's
        return taken["seat"]  # type: ignore[no-any-return]

    def beside(self, name: str) -> None:
        """As host: seat somebody who has no device of their own, and plays on yours (see `hand_to`)."""
        self._post("phone", name=name)

    def hand_to(self, seat: int | None) -> None:
        """Look and act for this seat from now on, one of those on your device; None: see what everybody sees."""
        self._as = {} if seat is None else {"as": str(seat)}
        self._story, self._length = Story(), 0

    def add_bot(self, bot: str = "steady", name: str | None = None, count: int = 1) -> None:
        """Add a bot, or several of the same kind."""
        more = ({} if name is None else {"name": name}) | ({} if count == 1 else {"count": count})
        self._post("bots", bot=bot, **more)

    def remove(self, seat: int) -> None:
        """Clear a seat."""
        self._post("remove", seat=seat)

    def order(self, seats: Sequence[int]) -> None:
        """Rearrange the seats: their old numbers in the new order."""
        self._post("order", seats=list(seats))

    def lock(self, locked: bool = True) -> None:
        """Close the table to newcomers, or open it again."""
        self._post("lock", locked=locked)

    def count_worlds(self, counted: bool = True) -> None:
        """As host: let everybody see in the next game what can still be true, or nobody."""
        self._post("worlds", counted=counted)

    def call(self, link: str) -> None:
        """As host: set the https link of the group's call, which everybody sees; an empty one removes it."""
        self._post("call", link=link)

    def list_openly(self, listed: bool = True) -> None:
        """As host: have strangers find the table in the house's list, if it has one, or not."""
        self._post("list", listed=listed)

    def admit_watchers(self, watchers: bool = True) -> None:
        """Let everybody who knows the code watch, or nobody new."""
        self._post("watchers", watchers=watchers)

    def settings(self, options: Mapping[str, Any], pace: str = "classic") -> None:
        """Set the options and the pace of the game."""
        self._post("settings", options=dict(options), pace=pace)

    def rename(self, name: str) -> None:
        """Change your name, before the game."""
        self._post("name", name=name)

    def ready(self, ready: bool = True, share: bool = False) -> None:
        """Say whether you are ready. With a share of the seed, `follow` opens the share when the game starts."""
        self._post("ready", ready=ready, **(self._new_share() if ready and share else {}))

    def start(self, share: bool = False) -> None:
        """Start the game, as the host. With a share of the seed, `follow` opens the share."""
        self._post("start", **(self._new_share() if share else {}))

    def stop(self) -> None:
        """Stop waiting for shares that are not opened, or for the next game, and go back to the lobby."""
        self._post("stop")

    def rematch(self, soon: bool = False) -> None:
        """Go back to the lobby with the same people; `soon`: the next game begins once all are ready, or in seconds."""
        self._post("rematch", **({"soon": True} if soon else {}))

    # --- during a game

    def follow(self) -> Iterator[Message]:
        """Yield every message, whole; the first one has the whole story. Reconnects if the connection is lost.

        Ends when another client follows the seat, or when it belongs to somebody else.
        """
        waited = 0.0
        while True:
            story = self._story
            try:
                stream = Stream()
                for event, data in self._stream(self._length):
                    waited = 0.0
                    if self._story is not story:  # the client sat down meanwhile: follow the seat instead
                        break
                    if (whole := stream.receive(event, data)) is not None:
                        message = read(whole, story, self._length)
                        self._length = message.length
                        self._open_share(message)
                        self._see_role(message)
                        yield message
                    elif event in ENDS:
                        return
            except httpx.TransportError as error:
                if is_distrust(error):
                    raise
            waited = min(waited * 2 + 0.2, 5.0)
            time.sleep(waited)

    def see_role(self) -> None:
        """Say that you have looked at your role; clocks and bots wait for everybody. `follow` does this by itself."""
        self._post("seen")

    def look(self, basis: bool = False) -> Message:
        """Fetch one message: the table as it is now. With `basis`, `meetinghouse.imagine` reads its view and story."""
        wanted = {"basis": "1"} if basis else {}
        return read(self._fetch("GET", f"/api/tables/{self.code}", **wanted), Story())

    def answer(self, decision: Decision | str, choice: Choice, chance: Sequence[Drawn] = ()) -> None:
        """Answer a decision, or take an offer. A master answers for any seat, if wanted with draws made by hand."""
        more = {"chance": msgspec.to_builtins(chance)} if chance else {}
        self._post("answers", decision=_id(decision), choice=choice, **more)

    def closed(self, decision: Decision | str) -> list[Closed]:
        """The closed options of a decision, each with the clause that closes it."""
        return msgspec.convert(self._get(f"closed/{_id(decision)}"), list[Closed])

    def worlds(self, openly: bool = False) -> Worlds:
        """What can still be true, if the table counts worlds: for you, or `openly` for everybody."""
        more = {"as": "public"} if openly else {}
        return msgspec.json.decode(self._fetch("GET", f"/api/tables/{self.code}/worlds", **more), type=Worlds)

    def pause(self) -> None:
        """Vote for a pause."""
        self._post("pause")

    def resume(self) -> None:
        """Vote to go on."""
        self._post("resume")

    def extend(self) -> None:
        """Vote for more time."""
        self._post("extend")

    def speed(self, speed: Speed) -> None:
        """Vote for the speed of bots: "1", "2" or "4" times as fast; "asked": without delay until a person is asked."""
        self._post("speed", speed=speed)

    def open_eyes(self, open: bool = True) -> None:
        """Open the views of all seats, if you are out of the game and alone with bots, or close them again."""
        self._post("eyes", open=open)

    def take_back(self) -> None:
        """Take your seat back from the bot that plays it."""
        self._post("return")

    def erase(self) -> None:
        """Delete your name, chat and notes, after a game or after leaving it."""
        self._post("erase")

    def leave(self) -> None:
        """Leave the table; during a game a bot plays on."""
        self._post("leave")

    def substitute(self, seat: int) -> None:
        """Vote to open the seat of an absent player to a newcomer."""
        self._post("substitute", seat=seat)

    # --- as the master of a moderated table

    def close_step(self, chance: Sequence[Drawn] = ()) -> None:
        """Close the secret step that is open, or the deal."""
        self._post("close", chance=msgspec.to_builtins(chance))

    def next_draw(
        self,
        decision: Decision | str | None = None,
        choice: Choice | None = None,
        chance: Sequence[Drawn] = (),
        deal: bool = False,
    ) -> Draw | None:
        """The next draw of an answer, of the deal, or (without a decision) of closing the step. Nothing changes."""
        body: dict[str, Any] = {"deal": deal, "chance": msgspec.to_builtins(chance)}
        if decision is not None:
            body |= {"decision": _id(decision), "choice": msgspec.to_builtins(choice)}
        found = self._post("draw", **body)
        return msgspec.convert(found["draw"], Draw | None)

    def deal(self, chance: Sequence[Drawn]) -> None:
        """Enter cards dealt by hand, before anything else is entered."""
        self._post("deal", chance=msgspec.to_builtins(chance))

    def take_entry_back(self, entry: int, why: str = "", choice: Choice | None = None) -> None:
        """Take an entry of the record back, or put another choice in its place."""
        self._post("take-back", entry=entry, why=why, choice=choice)

    def repair(self, id: str, choice: Choice, why: str) -> None:
        """Change a state by hand; `book` lists what can be changed."""
        self._post("repair", id=id, choice=choice, why=why)

    def give_seat(self, seat: int) -> str:
        """Give somebody their seat on a device and return its token. One on which they had it before is put out."""
        return str(self._send("POST", f"/api/tables/{self.code}/give-seat", {"seat": seat})["token"])

    @property
    def book(self) -> Book:
        """The calls of the night, the entries of the record so far, and what may be changed by hand."""
        return msgspec.convert(self._get("book"), Book)

    # --- chat and notes

    def say(self, what: str | Saying | Sequence[Saying], channel: str = "town") -> None:
        """Chat in a channel that the rules open, or say a line of sayings there, which is part of the game."""
        if isinstance(what, str):
            self._post("chat", channel=channel, text=what)
        else:
            said = [what] if isinstance(what, Saying) else what
            self._post("sayings", channel=channel, sayings=[msgspec.to_builtins(each) for each in said])

    def vocabulary(self) -> dict[str, tuple[Phrase, ...]]:
        """The phrases of this moment by channel; empty if the game has no talk."""
        found = self._get("vocabulary")
        return {each["channel"]: msgspec.convert(each["phrases"], tuple[Phrase, ...]) for each in found["channels"]}

    def truths(self) -> list[Verdict]:
        """Everything that was said in the last finished game, and what of it was true."""
        return msgspec.convert(self._get("truths")["lines"], list[Verdict])

    def conflicts(self, finished: bool = False) -> tuple[Conflict, ...]:
        """Which public claims contradict each other or what is public: now, or in the last finished game."""
        found = self._get("truths" if finished else "vocabulary")
        return msgspec.convert(found["conflicts"], tuple[Conflict, ...])

    def gesture(self, *signs: str | int, channel: str) -> None:
        """Make signs in a channel of gestures: keys of pictograms, and seats to point at."""
        self._post("chat", channel=channel, signs=signs)

    def mute(self, seat: int, muted: bool = True) -> None:
        """Mute a player for everybody, as the host."""
        self._post("mute", seat=seat, muted=muted)

    def block(self, seat: int, blocked: bool = True) -> None:
        """Block a player for yourself."""
        self._post("block", seat=seat, blocked=blocked)

    @property
    def notebook(self) -> Notebook:
        """Your own notes."""
        return msgspec.convert(self._get("notebook"), Notebook, strict=False)

    def note(self, text: str, suspicions: Mapping[int, int] | None = None) -> None:
        """Replace your own notes."""
        self._post("notebook", text=text, suspicions=dict(suspicions or {}))

    def push_on(self, endpoint: str, p256dh: str, auth: str, language: str = "en") -> None:
        """Send push messages to a device when it is your turn, in games over days."""
        self._post("push", endpoint=endpoint, p256dh=p256dh, auth=auth, language=language)

    def push_off(self, endpoint: str) -> None:
        """Stop push messages to this device."""
        self._post("push-off", endpoint=endpoint)

    # --- after a game

    def record(self) -> Record:
        """The record of the last finished game."""
        return msgspec.convert(self._get("record"), Record)

    def reasons(self) -> list[Why]:
        """Why the bots moved as they did."""
        return msgspec.convert(self._get("reasons"), list[Why])

    # --- shares of the seed

    def _new_share(self) -> dict[str, str]:
        """Draw a share, and return its hash for a request; empty if the house has not shown its own hash."""
        shuffle = self.look().table.shuffle
        if shuffle is None:
            return {}
        share = secrets.token_hex(32)
        self._shares[share_hash(share)] = shuffle.house, share
        return {"hash": share_hash(share)}

    def _open_share(self, message: Message) -> None:
        """Open your share when the game starts, if the house's hash is the same as before."""
        shuffle, seat = message.table.shuffle, message.you.seat
        if shuffle is None or shuffle.until is None or seat is None or seat in shuffle.opened:
            return
        house, share = self._shares.get(shuffle.hashes[seat], ("", ""))
        if house == shuffle.house:
            with suppress(Refusal):  # the host has stopped the start meanwhile
                self._post("share", share=share)

    def _see_role(self, message: Message) -> None:
        """Say at once that the role was seen, because a program needs no time for that."""
        if message.table.phase == "playing" and not message.you.seen:
            with suppress(Refusal):  # the game is over meanwhile, or the seat is somebody else's
                self.see_role()


def _id(decision: Decision | str) -> str:
    return decision if isinstance(decision, str) else decision.id
