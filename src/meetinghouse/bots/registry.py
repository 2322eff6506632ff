"""The bots that are available, by game and by name: a game's own, general ones, and those of other packages.

Every game that has a bot of its own has an easy one too, which is made from it. Another package adds a bot by naming
its class in the entry-point group ``meetinghouse.bots``, as ``GAME.NAME``.
"""

from __future__ import annotations

from ..engine import plugins
from ..engine.catalogue import blaming, manifest_of
from ..engine.manifest import load_part
from ..engine.refusals import Fault, Refused
from .bot import Bot
from .easy import EasyBot

ANY_GAME = {"random": "meetinghouse.bots.random_bot:RandomBot"}


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game; the last one plays if none is named."""
    own = _own(game)
    general = _general(game)
    others = [name for name in _brought(game) if name not in general and name not in own]
    return (*general, *others, *own)


def make_bot(game: str, name: str) -> Bot:
    """A bot for one seat; refused if the name is unknown or the bot cannot be loaded."""
    known = bots_for(game)
    if name not in known:
        raise Refused("option-value", name="bots", value=name, takes="values", values=", ".join(known))
    if name in ANY_GAME:
        return _made(ANY_GAME[name], load_part(ANY_GAME[name]))
    if name in (own := _own(game)):
        with blaming(game):
            return _made(own[name], load_part(own[name]))
    if name == EasyBot.name:
        return EasyBot(make_bot(game, best_bot(game)))
    point = plugins.found(plugins.BOTS)[f"{game}.{name}"]
    try:
        return _made(point.value, point.load())
    except plugins.FAILURES as error:
        package, fault = plugins.package_of(point), plugins.fault_in(error)
        raise Refused("broken-bot", name=name, package=package, fault=fault) from error


def best_bot(game: str) -> str:
    """The name of the bot that plays if none is named."""
    return bots_for(game)[-1]


def names_for(game: str) -> tuple[str, ...]:
    """What bots are called in the world of this game; empty if the game does not say."""
    return manifest_of(game).names


def faults() -> list[Refused]:
    """The faults of bots of other packages: names that are taken, and bots that cannot be loaded."""
    found = list(plugins.taken_twice(plugins.BOTS).values())
    for name, point in plugins.found(plugins.BOTS).items():
        game, _, bot = name.partition(".")
        if bot in _general(game) or bot in _own(game):
            other = plugins.package_of(point)
            found.append(Refused("package-name-taken", name=name, package="meetinghouse", other=other))
            continue
        try:
            make_bot(game, bot)
        except Refused as refused:
            found.append(refused)
    return found


def _own(game: str) -> dict[str, str]:
    """The bots that the game's manifest names, and where they are."""
    try:
        return manifest_of(game).bots
    except Refused:
        return {}


def _general(game: str) -> list[str]:
    """The names of the bots that play any game."""
    own = _own(game)
    return [*ANY_GAME, EasyBot.name] if own and EasyBot.name not in own else [*ANY_GAME]


def _brought(game: str) -> list[str]:
    """The names of the bots that other packages bring for this game."""
    split = [name.partition(".") for name in plugins.found(plugins.BOTS)]
    return [bot for of, _, bot in split if of == game]


def _made(part: str, kind: object) -> Bot:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise Fault("part-class", part=part, expected="Bot")
    return kind()
