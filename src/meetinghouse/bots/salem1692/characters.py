"""Questions of the characters: whether to use an ability, which cards to take, how to arrange the deck."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import DONE, NO, YES, Card, Choice, Position, Seat
from ..bot import Prompt, Reason
from .mind import Mind
from .scene import RED

Answer = tuple[Choice, Reason]

BLACK = ("night", "conspiracy")
RECOVERED = 0.8  # what two cards of the discard pile must be worth together
PREFERRED = (
    "thomas-danforth", "will-griggs", "ann-putnam", "george-burroughs", "william-phips", "john-proctor",
    "samuel-parris", "giles-corey", "rebecca-nurse", "tituba", "cotton-mather", "mary-warren", "abigail-williams",
    "martha-corey", "sarah-good",
)  # fmt: skip


def use(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Use the ability whenever it is allowed."""
    return (YES, mind.reason("use")) if YES in decision.options else (NO, mind.reason("cannot"))


def hold_trial(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Thomas Danforth holds a trial if it is worth more than nothing."""
    assert isinstance(decision.about, Seat)
    seat = decision.about.seat
    return (YES if mind.trial(seat) > 0 else NO), mind.reason("hold-trial", seat)


def best_card(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """The best card of a pool or of the discard pile."""
    cards = [option for option in decision.options if isinstance(option, Card)]
    if not cards:
        return DONE, mind.reason("enough")
    card = max(cards, key=lambda one: mind.card_worth(one.kind))
    return card, mind.reason("take-card", card=card.kind)


def worth_recovering(mind: Mind) -> bool:
    """Whether the discard pile has two cards that beat two unknown ones."""
    worths = sorted((mind.card_worth(card) for card in mind.scene.view.table.discard), reverse=True)
    return sum(worths[:2]) >= RECOVERED


def rearrange(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Put the two best cards on top, to draw them oneself. Black cards come next for a witch, last for the town."""
    deck = mind.scene.own.deck_order
    best = sorted(range(len(deck)), key=lambda at: (-mind.card_worth(deck[at]), at))[:2]

    def rank(at: int) -> tuple[int, int]:
        if at in best:
            return 0, at
        black = deck[at] in BLACK
        if mind.for_witches:  # and the town's accusations last
            return (1 if black else 3 if deck[at] in RED else 2), at
        return (3 if black else 1 if deck[at] in RED else 2), at

    order = sorted(range(len(deck)), key=rank)
    return [Position(at) for at in order], mind.reason("rearrange")


def town_hall(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """The character that is worth most to the bot's own side."""
    cards = [option for option in decision.options if isinstance(option, Card)]
    known = [card for card in cards if card.kind in PREFERRED]
    card = min(known, key=lambda one: PREFERRED.index(one.kind)) if known else cards[0]
    return card, mind.reason("town-hall", card=card.kind)
