"""What many events have in common."""

from ....engine.events import Event


class OfSeat(Event, frozen=True):
    """Something that happened to a player, or that one did."""

    seat: int


class OfCard(OfSeat, frozen=True):
    """The same, with a card, by its kind."""

    card: str


class OfCards(OfSeat, frozen=True):
    """The same, with several."""

    cards: tuple[str, ...]
