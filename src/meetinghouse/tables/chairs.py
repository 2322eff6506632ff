"""Chairs and who plays them: people, bots, bots that stand in for people, and newcomers."""

from __future__ import annotations

import re
import unicodedata

import msgspec

from ..engine.rules import MOST_PLAYERS
from .lookalikes import skeleton
from .pace import Speed
from .refusals import Malformed

LONGEST_NAME = 24
MOST_MARKS = 3  # accents on one letter: pointed Hebrew, Burmese, Tibetan and Hindi need three, Vietnamese and Thai two
MOST_FORMER = 5  # former names of a chair's owner that nobody else may take
NOBODY = "N. N."  # replaces a deleted name in every language: nomen nescio

# Invisible characters that Unicode classifies as letters or marks.
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U000e0100-\U000e01ef]")
_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f]")  # invisible too, but phones add them to emoji

# Names for bots: common at the time of the witch trials, but not those of famous people.
BOT_NAMES = (
    "Prudence", "Silas", "Mercy", "Ezra", "Patience", "Josiah", "Temperance", "Amos", "Charity", "Gideon", "Thankful",
    "Obadiah", "Verity", "Enoch", "Constance", "Jabez", "Honor", "Asa", "Submit", "Levi", "Desire", "Micah", "Hope",
)  # fmt: skip


MASTER = MOST_PLAYERS + 1  # the key of the master at a moderated table, who has no chair; chairs have lower ones


class Notebook(msgspec.Struct, frozen=True):
    """A player's private notes: a text, and a suspicion from 0 to 100 for each seat."""

    text: str = ""
    suspicions: dict[int, int] = {}


class Device(msgspec.Struct, frozen=True):
    """A device that gets a push message when it is its owner's turn, as its browser described it; and its language."""

    endpoint: str  # the address at the browser's push service; whoever knows it can send to the device
    p256dh: str  # the device's public key, in base64url
    auth: str  # a secret that the device shares with the house, in base64url
    language: str


class Chair(msgspec.Struct, frozen=True):
    """A chair, its owner and who plays it. It keeps its key when the seats are rearranged."""

    key: int  # the number of its bit in audiences; bit 0 is the public
    name: str
    token: str = ""  # the hashed token of its owner; empty for a bot's own chair
    bot: str = ""  # the name of the bot that plays it; empty if a person does
    ready: bool = False
    away: bool = False
    muted: bool = False
    owned: bool = False  # whether a person owned it when the game began
    vacant: bool = False  # open to a substitute, or about to be
    blocked: int = 0  # the keys of people whom its owner has blocked, as bits
    spoke: tuple[float, ...] = ()  # the times of its owner's latest lines
    last_words: str = ""  # the step in which its owner last said last words
    notebook: Notebook = Notebook()
    notes: int = 0  # how often the notebook was changed in this game
    noted: int = 0  # how many bytes were written into it in this game
    left: str = ""  # the hashed token of a person who left it during a game, who may still erase their data
    former: tuple[str, ...] = ()  # its owner's former names, until a game begins
    opens: float = 0.0  # when a newcomer may sit down, if it is vacant
    out: str = ""  # the hashed token of a person who was put out of the game
    lost: str = ""  # the hashed token of the phone it was on before the master gave it anew in this game
    before: Chair | None = None  # the former owner's chair, until the newcomer who has taken it does something
    hash: str = ""  # the hash of its owner's share of the next game's seed
    share: str = ""  # that share, once it is opened
    came: int = 0  # the length of the public story when its owner sat down
    seen: bool = False  # whether its owner has looked at their role in this game
    speed: Speed = "1"  # how fast its owner wants bots to play
    gone: float = 0.0  # when its owner was last heard of, if they are away; 0: not known
    all_eyes: bool = False  # whether its owner, who is out, watches with the views of all seats open
    phone: str = ""  # the hashed token of the person on whose phone it is played; empty: on its owner's own
    devices: tuple[Device, ...] = ()  # its owner's, which are told when it is their turn; the latest is the last

    @property
    def person(self) -> bool:
        """Whether a person owns the chair, present or not."""
        return self.token != ""

    @property
    def holder(self) -> str:
        """The hashed token of the person on whose phone the chair is played; empty for a bot's own chair."""
        return self.phone or self.token

    @property
    def votes(self) -> bool:
        """Whether its owner has a phone of their own, and so a vote. All who share a phone have one vote together."""
        return self.person and not self.phone

    @property
    def always_ready(self) -> bool:
        """Whether nobody waits until it is ready: a bot's chair, or one that is played on somebody else's phone."""
        return not self.votes

    @property
    def owner(self) -> str:
        """The hashed token of the owner, or of the last owner; empty for a bot's own chair."""
        return self.token or self.left or self.out

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for the owner."""
        return self.person and self.bot != ""

    def dealt_in(self) -> Chair:
        """The chair when a game begins. A wish not to wait for bots at all ends, since it held for one game."""
        return msgspec.structs.replace(
            self, last_words="", notes=0, noted=0, owned=self.person, former=(), before=None, out="", lost="",
            seen=False, all_eyes=False, speed="1" if self.speed == "asked" else self.speed,
        )  # fmt: skip


def read_name(text: str) -> str:
    """Normalize a name, with single spaces. Refused if it is empty, too long or has control characters."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Malformed("name", name=name[: LONGEST_NAME + 1], most=LONGEST_NAME)
    return name


def check_seen(name: str) -> None:
    """Refuse a name with invisible letters, without letters, or with so many accents that they cover other lines."""
    marks = all(unicodedata.category(letter)[0] in "MZ" for letter in name)
    if marks or _UNSEEN.search(name):
        raise Malformed("name", name=name, most=LONGEST_NAME)
    if few_marks(name) != name:
        raise Malformed("name-marks", name=few_marks(name), most=MOST_MARKS)


def check_somebodys(name: str) -> None:
    """Refuse the name that replaces deleted names, with or without a number."""
    bare = name.rstrip("0123456789 ")
    if look_alike(bare, NOBODY) or look_alike(bare, NOBODY.replace(" ", "")):
        raise Malformed("name-nobodys", name=name)


def few_marks(text: str) -> str:
    """The text without more accents on a letter than any language needs, which would cover other lines."""
    kept, marks = [], 0
    for letter in text:
        category = unicodedata.category(letter)
        stacked = category in ("Mn", "Me")
        own = unicodedata.normalize("NFD", letter)  # a letter may include accents
        marks = marks + stacked if category[0] == "M" else sum(unicodedata.category(each) == "Mn" for each in own)
        if not stacked or marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def look_alike(name: str, other: str) -> bool:
    """Whether two names look the same, as written or in lower case."""
    return any(one == two for one, two in zip(_looks(name), _looks(other), strict=True))


def _looks(name: str) -> tuple[str, str]:
    plain = unicodedata.normalize("NFKC", name)
    small = unicodedata.normalize("NFKC", plain.casefold())
    return skeleton(_shown(plain)), skeleton(_shown(small))


def _shown(text: str) -> str:
    """The visible letters, with single spaces."""
    shown = [letter for letter in text if unicodedata.category(letter)[0] != "C"]
    return " ".join(_SELECTORS.sub("", _UNSEEN.sub("", "".join(shown))).split())


def bot_name(taken: set[str], names: tuple[str, ...] = BOT_NAMES) -> str:
    """The first of these names that is not taken, with a number if all are. Taken names are given case-folded."""
    number = 0
    while True:
        for name in names:
            called = name if number == 0 else f"{name} {number + 1}"
            if called.casefold() not in taken:
                return called
        number += 1
