"""A bot that plays over HTTP: python examples/bot.py http://localhost:1692 KWTM [NAME]

It knows what its seat is told and nothing more. Here it lets one of our own bots choose; put your own idea there.
"""

import random
import sys

from meetinghouse.bots.registry import make_bot
from meetinghouse.client import Message, Refusal, Table


def choose(message: Message, mind, dice: random.Random):
    """Your idea goes here: message.view, .story, .decisions and .offers are all there is to know."""
    move = mind.move(message.prompt(dice))
    return move.id, move.choice


def main(server: str, code: str, name: str = "Robin") -> None:
    mind, dice = make_bot("salem1692", "steady"), random.Random()
    with Table.join(server, code, name) as table:
        table.ready()
        for message in table.follow():
            if message.over:
                print("won" if table.seat in message.table.outcome.winners else "lost")
                return
            if message.decisions:
                try:
                    table.answer(*choose(message, mind, dice))
                except Refusal as refusal:  # too late: somebody else was quicker, or the clock was
                    print(refusal)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__.splitlines()[0])  # says how it is used
    main(*sys.argv[1:])
