"""What many events have in common."""

from ....engine.events import Event


class OfSeat(Event, frozen=True):
    """Something that happened to a player, or that one did."""

    seat: int


class OfCard(OfSeat, frozen=True):
    """Something with a card, named by its kind, that happened to a player or that one did."""

    card: str


class OfCards(OfSeat, frozen=True):
    """Something with several cards that happened to a player or that one did."""

    cards: tuple[str, ...]
