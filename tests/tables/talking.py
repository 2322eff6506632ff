"""A table of five in Salem, in positions in which people may talk or not."""

from __future__ import annotations

from meetinghouse.games.salem1692.phases.elimination import LastWords
from meetinghouse.games.salem1692.roles.witch import NightChoice
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import village

from .virtual import Party, Town, refused

FIVE = ("Ann", "Ben", "Cat", "Dan", "Eve")


def day(*dead: int) -> Salem:
    """A position by day in which some players are dead."""
    return village("en", 5, dead=dead)


def night(*dead: int) -> Salem:
    """The same position at night."""
    game = day(*dead)
    game.agenda.append(NightChoice())
    game.advance()
    return game


def dying(seat: int, *dead: int) -> Salem:
    """A step in which somebody may say three last words, and others are dead."""
    game = village("en", 5, dead=(seat, *dead))
    game.agenda.append(LastWords(seat))
    game.advance()
    return game


async def at(home: Town, game: Salem) -> Party:
    """A table of five people in this position."""
    party = await home.game(*FIVE)
    party.lay(game)
    return party


async def nobody_may(party: Party, channel: str, *names: str) -> None:
    """Check that none of these people may write in a channel."""
    for name in names:
        with refused("no-channel"):
            await party.say(name, "psst", channel)
