"""Where sharp's witches look ahead: which answers they try out, and how a world is played on.

A witch knows nearly everything, so that the worlds she imagines differ in little but hands. They are played on until
the next turn begins, by bots who do not look ahead themselves; then `outlook` says how likely the witches win. What an
act tells the town is weighed in this, because the town of these worlds judges it as the real one would. Whether that is
steady or sharp follows from whom it has accused so far (kinds.py); each kind plays in its share of the worlds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from hashlib import blake2b

from ...engine.decisions import Decision
from ...engine.values import DONE, Card, Choice, Option, Position, Seat
from ...games.salem1692.components import FACES, NOT_A_WITCH
from ...games.salem1692.events import TurnBegan
from ..bot import AnyGame, Prompt
from ..lookahead import Found, look_ahead
from ..moves import seats_of
from ..play import play_out
from .belief import unsaid
from .cards import plays
from .common import CommonBelief, PublicBelief
from .mind import Mind
from .outlook import outlook
from .play import Play
from .scene import ALIBI, ASYLUM, RED, WITNESS
from .steady import SteadyBot, shared
from .turn import TO_DRAW, TO_END
from .witch import Witch

MOST = 4  # answers that are tried out
MARGIN = 0.01  # by how much another answer must be better than the usual one
TURNS = 1  # how many turns begin before a world is judged


def search(
    mind: Mind, usual: Choice, prompt: Prompt, budget: int, steady: float, quick: Callable[[], SteadyBot]
) -> Found | None:
    """The witch's best answer after so many playouts by `quick` bots; None if there is no other answer to try.

    `steady` is how likely it is that the town is steady.
    """
    decision = prompt.decisions[0]
    others = [each for each in ANSWERS[decision.kind](mind, decision) if each != usual]
    if isinstance(usual, Position):
        others = [each for each in others if not isinstance(each, Position)]  # one ordinary card is like another
    if not others:
        return None
    known = [decision.id.encode(), *[b"%d" % number for number in prompt.lot], unsaid(prompt.story)]
    seed = blake2b(b"\n".join(known)).hexdigest()

    def try_out(game: AnyGame, number: int) -> float:
        return worth(game, plays_steady(number, steady), f"{seed}/{number}", quick)

    return look_ahead(prompt, [usual, *others[: MOST - 1]], budget, seed, try_out, MARGIN)


def plays_steady(number: int, share: float) -> bool:
    """Whether steady plays the town of that world. The share of such towns is right even among a few worlds."""
    return int((number + 1) * share + 0.5) > int(number * share + 0.5)


def worth(game: AnyGame, steady: bool, seed: str, quick: Callable[[], SteadyBot]) -> float:
    """How likely the witches win that world, played on for some turns by a steady town or by one of quick bots."""
    witches = game.state.witches
    bots = [SteadyBot() if steady and not witches >> seat & 1 else quick() for seat in range(game.seats)]
    for bot in bots:
        bot.talks = False
    play_out(game, bots, random.Random(seed), until=after(TURNS, game))
    if game.outcome is not None:
        return float(game.outcome.side == "witches")
    kind: type[PublicBelief] = PublicBelief if steady else CommonBelief
    return outlook(game, shared(kind, game.heard(), id(game)), steady)


def after(turns: int, game: AnyGame) -> Callable[[AnyGame], bool]:
    """A condition: so many turns have begun from now on."""
    read, begun = len(game.story), 0

    def until(game: AnyGame) -> bool:
        nonlocal read, begun
        begun += sum(isinstance(told.event, TurnBegan) for told in game.story[read:])
        read = len(game.story)
        return begun >= turns

    return until


# --- which answers are tried out; the most promising come first


def _targets(mind: Mind, decision: Decision) -> list[Choice]:
    """Whom to attack, or to give the Black Cat. Once a fellow has made a sign, there is nothing to try."""
    assert isinstance(mind, Witch)
    if any(who != mind.scene.me for who, _ in mind.scene.own.signs):
        return []
    prey = mind.prey if decision.kind == "cat" else mind.strike
    return _ranked(mind, seats_of(decision), prey)


def _gavel(mind: Mind, decision: Decision) -> list[Choice]:
    return _ranked(mind, seats_of(decision), mind.guards)


def _confession(mind: Mind, decision: Decision) -> list[Choice]:
    """To keep silent, or to confess with an ordinary card; nothing if she is protected anyway."""
    scene = mind.scene
    if scene.has(scene.me, ASYLUM) or scene.view.table.gavel == scene.me:
        return []
    places = [option for option in decision.options if isinstance(option, Position)]
    plain = [place for place in places if scene.face(scene.me, place.place) == FACES[NOT_A_WITCH]]
    return [DONE, *plain[:1]]


def _turn(mind: Mind, decision: Decision) -> list[Choice]:
    """To draw, to end the turn, or to play one of her cards, ordered by the worth of its best play."""
    found: list[Choice] = [each for each in (TO_DRAW, TO_END) if each in decision.options]
    for play in sorted(_plays(mind), key=lambda play: -play.value - mind.noise(play.target)):
        card: Option = (Card(ALIBI), Card(WITNESS)) if play.as_witness else Card(play.card)
        if card in decision.options and card not in found:
            found.append(card)
    return found


def _aim(mind: Mind, decision: Decision) -> list[Choice]:
    """The target of a card."""
    card = decision.about[0] if isinstance(decision.about, tuple) else decision.about
    assert isinstance(card, Card)
    if card.kind in RED:
        return _ranked(mind, seats_of(decision), lambda seat: mind.trials.get(seat, 0.0))
    worths: dict[int, float] = {}
    for play in _plays(mind):
        if play.card == card.kind:
            worths[play.target] = max(play.value, worths.get(play.target, play.value))
    return _ranked(mind, [seat for seat in seats_of(decision) if seat in worths], lambda seat: worths[seat])


def _plays(mind: Mind) -> list[Play]:
    if mind.plays is None:
        mind.plays = plays(mind)
    return mind.plays


def _ranked(mind: Mind, seats: Sequence[int], worth: Callable[[int], float]) -> list[Choice]:
    """These seats, the best first."""
    return [Seat(seat) for seat in sorted(seats, key=lambda seat: -worth(seat) - mind.noise(seat))]


ANSWERS: dict[str, Callable[[Mind, Decision], list[Choice]]] = {
    "cat": _targets,
    "victim": _targets,
    "gavel": _gavel,
    "confess": _confession,
    "turn": _turn,
    "target": _aim,
}
