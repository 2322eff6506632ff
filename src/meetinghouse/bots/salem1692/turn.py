"""The turn: draw, play a card, or use what the character adds; then the targets of a card."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Card, Choice, Option, Seat, Word
from ..bot import Prompt, Reason
from ..moves import seats_of
from .cards import DRAW, best_play
from .characters import worth_recovering
from .ghosts import GhostTown
from .mind import Mind
from .scene import ALIBI, EVIDENCE, WITNESS

Answer = tuple[Choice, Reason]

TO_DRAW, TO_END = Word("draw"), Word("end")
TO_REARRANGE, TO_RECOVER, TO_LOOK = Word("rearrange"), Word("recover"), Word("look")
ONLY: dict[tuple[Option, ...], Answer] = {  # what to do if nothing else is possible
    (TO_END,): (TO_END, Reason("steady-end")),
    (TO_DRAW,): (TO_DRAW, Reason("steady-draw")),
}
DEEP = 10  # cards in the deck that make it worth arranging


def turn(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Play a card that is worth more than two new ones; after that, any card that is worth something."""
    draws = TO_DRAW in decision.options
    play = best_play(mind)
    if play is not None and play.value > (DRAW if draws else 0.0):
        card: Option = (Card(ALIBI), Card(WITNESS)) if play.as_witness else Card(play.card)
        if card in decision.options:
            return card, mind.reason_for(play)
    if not draws:
        return TO_END, mind.reason("end")
    if TO_REARRANGE in decision.options and mind.scene.view.table.deck >= DEEP:
        return TO_REARRANGE, mind.reason("rearrange")
    if TO_RECOVER in decision.options and worth_recovering(mind):
        return TO_RECOVER, mind.reason("recover")
    if TO_LOOK in decision.options and _should_look(mind):
        return TO_LOOK, mind.reason("look-at-ghost")
    return TO_DRAW, mind.reason("draw")


def _should_look(mind: Mind) -> bool:
    """A townsperson who holds accusations looks at a card first, to know whom to accuse."""
    scene = mind.scene
    ghosts = [seat for seat in scene.others if scene.people[seat].ghost]
    accusing = sum(scene.hand[card] for card in ("accusation", EVIDENCE, WITNESS))
    return isinstance(mind, GhostTown) and accusing >= 3 and any(0.2 < mind.cards[seat] < 0.8 for seat in ghosts)


def target(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """The target of the card; if the planned one is not allowed, the worst enemy."""
    about = decision.about
    card = about[0] if isinstance(about, tuple) else about
    assert isinstance(card, Card)
    play = best_play(mind, card.kind, as_witness=isinstance(about, tuple), among=seats_of(decision))
    if play is not None:
        return Seat(play.target), mind.reason_for(play)
    seat = max(seats_of(decision), key=lambda one: mind.enmity(one) + mind.noise(one))
    return Seat(seat), mind.reason("enemy", seat)


def detail(mind: Mind, decision: Decision, prompt: Prompt) -> Answer | None:
    """What else the card asks: the recipient, the destination, the blue card."""
    assert isinstance(decision.about, tuple)
    card, seat = decision.about
    assert isinstance(card, Card)
    assert isinstance(seat, Seat)
    play = best_play(mind, card.kind, among=[seat.seat], seconds=decision.options)
    return None if play is None or play.second is None else (play.second, mind.reason_for(play))


def alibi(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Remove as many accusations as possible."""
    seat = next(part.seat for part in _parts(decision) if isinstance(part, Seat))

    def points(option: Option) -> int:
        cards = option if isinstance(option, tuple) else (option,)
        return sum(mind.scene.worth(card.kind, seat) for card in cards if isinstance(card, Card))

    return max(decision.options, key=points), mind.reason("alibi", seat)


def _parts(decision: Decision) -> tuple[object, ...]:
    return decision.about if isinstance(decision.about, tuple) else (decision.about,)
