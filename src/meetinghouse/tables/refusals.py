"""What a table does not allow: by what went wrong, so that every door can answer in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ..engine.refusals import Refused

ENGLISH = {
    "unknown-code": "There is no table {code}.",
    "unknown-pace": "There is no pace {pace!r}. Known paces: {known}.",
    "unknown-bot": "There is no bot {bot!r} for this game. Known bots: {known}.",
    "unknown-language": "There is no language {language!r}. Known languages: {known}.",
    "no-token": "This needs a seat at the table: send its token.",
    "wrong-token": "This token does not belong to anybody at this table.",
    "host-only": "Only the host may do this.",
    "seated-only": "Only somebody who sits at the table may do this.",
    "yourself": "You cannot remove yourself: leave instead.",
    "anothers": "{id} is not asked of you.",
    "choice": "What was chosen for {id} cannot be read: {why}.",
    "not-open": "{id} is not open: nothing is asked of you under that id now.",
    "locked": "The table is locked.",
    "full": "All {most} seats are taken.",
    "no-room": "There is room for {free} more, not for {count}.",
    "one-name": "One name cannot be given to {count} bots.",
    "name": "A name has 1 to {most} letters; {name!r} does not fit.",
    "name-marks": "A letter of a name has at most {most} marks above and below it; one of {name!r} has more.",
    "name-nobodys": "{name!r} is what somebody is called whose name was deleted; choose another name.",
    "name-taken": "Somebody at this table is called {name} already.",
    "not-in-lobby": "This can only be done before the game.",
    "not-playing": "This can only be done during the game.",
    "erase-later": "This can be done when the game is over, or after leaving it.",
    "not-over": "This can only be done after the game.",
    "not-all-ready": "Not everybody is ready yet.",
    "opening": "The game is about to begin: nothing can be changed until it does, or until the start is stopped.",
    "not-opening": "No shares are being opened now.",
    "wrong-share": "This share does not have the hash that was sent for it.",
    "no-house-share": "The house has no share at this table yet: the seed of its next game is the house's alone.",
    "too-few": "{game} needs at least {least} players; {players} sit here.",
    "no-such-game": "No game {number} of this table is kept.",
    "no-such-seat": "There is no seat {seat} at this table.",
    "seat-order": "The order must name each of the {seats} seats once.",
    "not-vacant": "Seat {seat} is not open to a substitute.",
    "opens-later": "Seat {seat} opens in {seconds} seconds.",
    "seat-kept": "Seat {seat} is not opened: that takes {least} others who own one.",
    "too-few-to-put-out": "Nobody is put out where fewer than {least} people own a seat.",
    "put-out": "You were put out of this game.",
    "not-away": "Whoever sits at seat {seat} is there.",
    "seated-already": "You have a seat at this table.",
    "not-yours": "Seat {seat} is played by a bot of its own.",
    "not-stood-in": "You play your seat yourself.",
    "paused": "The game is paused.",
    "not-paused": "The game is not paused.",
    "no-clock-runs": "No clock is running.",
    "extended-enough": "There was more time {most} times already.",
    "no-channel": "You may not write in {channel!r} now.",
    "muted": "The host has muted you.",
    "too-long": "That is longer than {most} characters.",
    "three-words": "Last words are three, of {most} characters in all.",
    "said-already": "The last words have been said.",
    "unknown-phrase": "There is no ready sentence {phrase!r}. Known ones: {known}.",
    "text-and-phrase": "Either a text is said, or a ready sentence or a gesture in place of it.",
    "gestures-only": "Here only gestures are made, and nothing is said.",
    "no-gestures": "No gestures are made here.",
    "how-many-signs": "A gesture has 1 to {most} signs.",
    "unknown-sign": "There is no sign {sign!r}, and no such seat. Known signs: {known}.",
    "empty": "There is nothing to say in that.",
    "too-fast": "That was too fast; wait {seconds} seconds.",
    "suspicion": "A suspicion is a number from 0 to 100 for each other seat.",
    "key-reused": "This key was used before for something else.",
    "no-record-yet": "The record is opened when the game is over.",
    "house-full": "The house is full: {most} tables are open.",
    "draining": "The house is about to be updated: games that have begun go on to their end, and no new ones begin.",
    "table-room": "This table has used up the {most} MB it may store: the game goes on, and nothing beside it.",
    "house-room": "The house has no room to store more: games that have begun go on, but nothing else is written.",
    "table-damaged": "This table is damaged where it is stored, and cannot be opened.",
    "closed": "This table is closed ({why}).",
    "store": "The table cannot be stored now ({why}); try again in a moment.",
}  # fmt: skip


class TableRefused(Refused):
    """A table refused something; nothing was changed."""

    english: ClassVar[Mapping[str, str]] = ENGLISH


class Unknown(TableRefused):
    """There is no such thing."""


class Stranger(TableRefused):
    """Nobody here is known by that token."""


class Forbidden(TableRefused):
    """That is for somebody else to do."""


class NotNow(TableRefused):
    """As the table stands, that cannot be done."""


class Malformed(TableRefused):
    """What was sent does not make sense here."""


class TooMuch(TableRefused):
    """Too often, or too many."""


class Unready(TableRefused):
    """The house cannot serve now; later it may."""
