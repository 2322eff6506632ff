"""What the scripts that make fixtures share: games played up to some moment, and what a table would send then."""

import random

import msgspec

import meetinghouse as mh
from meetinghouse.bots.bot import prompt_for
from meetinghouse.bots.registry import make_bot

NAMES = (
    "Ann", "Bartholomew", "Cora", "Dorothea", "Eli", "Felix", "Grace", "Hu", "Ines", "Jean-Baptiste", "Kim", "Lou",
    "Maximilienne", "Noa", "Oskar", "Pia", "Quentin", "Rosa", "Sven", "Tilda", "Ugo",
)  # fmt: skip
MANY = 500  # games, before it is given up that one comes to some moment


def message(game, seat, last=0, kind=None):
    """A message as the table would send it; of the story (of such events in it), so many lines, or None for all."""
    players = game.setup.players
    places = [
        {
            "name": NAMES[each], "bot": each % 3 == 2, "person": each % 3 != 2 or each == 5, "ready": True,
            "away": each == 4, "host": each == 0, "muted": False, "vacant": False,
        }
        for each in range(players)
    ]  # fmt: skip
    heard = [told for told in game.story if told.heard_by(seat) and kind in (None, type(told.event).__name__)]
    story = heard if last is None else heard[len(heard) - min(last, len(heard)) :]
    return {
        "length": len(story),
        "story": [told.event for told in story],
        "private": [place for place, told in enumerate(story) if not told.heard_by(None)],
        "table": {
            "code": "KWTM", "phase": "over" if game.over else "playing", "game": game.rules.name, "options": {},
            "language": "en", "pace": "classic", "locked": False, "least": game.rules.least, "most": game.rules.most,
            "places": places, "paused": False, "wishes": {"pause": 0, "resume": 0, "extend": 0, "needed": 1}, "now": 0,
            "hourglass": None, "commitment": f"{players}", "outcome": game.outcome, "closed": None, "finished": [],
        },
        "you": {"seat": seat, "host": seat == 0, "blocked": []},
        "view": game.view(seat),
        "decisions": [each for each in game.decisions if each.seat == seat],
        "offers": [each for each in game.offers if each.seat == seat],
        "opened": game.view("all") if game.over else None,
        "pad": "",
    }  # fmt: skip


def save(path, data):
    """Small, and a line per message."""
    path.write_bytes(msgspec.json.encode(data) + b"\n")


def played(name, players, seed, until):
    """A game among steady bots, up to some moment."""
    game = mh.start(name, players=players, seed=seed)
    minds = [make_bot(name, "steady") for _ in range(players)]
    dice = random.Random(seed)
    while not game.over and not until(game):
        decision = game.decisions[0]
        move = minds[decision.seat].move(prompt_for(game, decision.seat, dice))
        game.answer(move.id, move.choice)
    return game


def first(play, suits=lambda game: True):
    """The first game that comes to its moment, and suits: play(seed)."""
    for seed in range(MANY):
        game = play(seed)
        if not game.over and suits(game):
            return game
    raise AssertionError("no such game")
