"""Public posts: who gets one, how they move (QB-POST)."""

from __future__ import annotations

from ..components.names import COMATOSE, DEAD, MANDATORY, OPTIONAL, POSTS, UNHARMED, WITHDRAWN_FIRST, WOUNDED
from ..events import Appointed, PostsShifted, PostVacated, PostWithdrawn, ScrutineerChanged
from ..queries.town import around, bit, clockwise, fit, of_health, post_holders, posts_of, published
from ..state import Quintebourg, QuintebourgState

LEAST_FOR_MANDATORY = 4


def give(state: QuintebourgState, post: str, seat: int) -> None:
    """Give a post to a new holder, or to nobody."""
    state.holders[post] = seat
    if post == "president" and seat >= 0:
        state.became |= 1 << seat


def in_office(state: QuintebourgState, post: str) -> int:
    """The holder of a post if fit to act; -1 otherwise: it stays empty until the next morning (QB-RULING-123)."""
    seat = state.holder(post)
    return seat if fit(state) & bit(seat) else -1


def main_post(state: QuintebourgState, seat: int) -> str:
    """The post that a player would lose or exchange; empty if there is none."""
    held = [post for post in posts_of(state, seat) if post != "bourreau"]
    return held[0] if held else ""


def shift(game: Quintebourg, direction: int) -> None:
    """Every post moves one place round the ring, the executioner's excepted (QB-RULING-78)."""
    state = game.state
    in_ring = (published(state, UNHARMED, WOUNDED) | post_holders(state)) & ~bit(state.holder("bourreau"))
    ring = [seat for seat in around(state) if in_ring >> seat & 1]
    for post, seat in list(state.holders.items()):
        if post != "bourreau" and seat in ring:
            give(state, post, ring[(ring.index(seat) + direction) % len(ring)])
    game.tell_all(PostsShifted("clockwise" if direction > 0 else "anticlockwise", *holders(state)))


def next_scrutineer(state: QuintebourgState) -> int:
    """The next unharmed or wounded player clockwise who has no other post; if all have one, simply the next.

    Published health counts, because the post moves before the health report (QB-RULING-89).
    """
    now = state.holder("scrutateur")
    standing = published(state, UNHARMED, WOUNDED)
    order = clockwise(state, now) + [now] if now >= 0 else around(state)
    free = standing & ~post_holders(state, scrutineer=False)
    for seats in (free, standing & ~bit(now), standing):
        for seat in order:
            if seats >> seat & 1:
                return seat
    return -1


def misplaced(state: QuintebourgState) -> bool:
    """Whether the report has found the scrutineer fallen, or with two posts while somebody is back without any."""
    seat = state.holder("scrutateur")
    busy = post_holders(state, scrutineer=False)
    twice = seat >= 0 and busy >> seat & 1 and published(state, UNHARMED, WOUNDED) & ~busy
    return seat >= 0 and (in_office(state, "scrutateur") < 0 or bool(twice))


def rotate(game: Quintebourg) -> None:
    """Every morning, and again if the report shows that the new scrutineer cannot keep the post (QB-RULING-139)."""
    state = game.state
    if "scrutateur" in state.holders:
        give(state, "scrutateur", next_scrutineer(state))
        seat = state.holder("scrutateur")
        game.tell_all(ScrutineerChanged(seat if seat >= 0 else None))


def lose(game: Quintebourg, fallen: int) -> None:
    """Players who fall into a coma or are taken for dead lose their posts for good (QB-RULING-123, -124)."""
    for post in (*MANDATORY, *OPTIONAL):
        seat = game.state.holder(post)
        if fallen & bit(seat):
            game.state.holders[post] = -1
            game.tell_all(PostVacated(post, seat))


def vacate(game: Quintebourg) -> list[str]:
    """Holders who are in a coma or taken for dead lose their posts; the mandatory ones are to be filled."""
    state = game.state
    lose(game, published(state, COMATOSE, DEAD))
    standing = (of_health(state, UNHARMED, WOUNDED) & ~bit(state.holder("bourreau"))).bit_count()
    return [post for post in MANDATORY if state.holders.get(post) == -1] if standing >= LEAST_FOR_MANDATORY else []


def withdraw(game: Quintebourg) -> None:
    """Remove vacant optional posts while there are more posts than players (QB-RULING-92)."""
    state = game.state
    standing = of_health(state, UNHARMED, WOUNDED).bit_count()
    for post in WITHDRAWN_FIRST:
        if len(state.holders) > standing and state.holders.get(post) == -1:
            del state.holders[post]
            game.tell_all(PostWithdrawn(post))


def candidates(state: QuintebourgState, post: str, resigner: int) -> list[int]:
    """The players whom the scrutineer may appoint (QB-RULING-90)."""
    scrutineer = state.holder("scrutateur")
    standing = fit(state) & ~bit(resigner)
    busy = post_holders(state, scrutineer=False)
    free = [seat for seat in around(state) if (standing & ~busy) >> seat & 1]
    others = [seat for seat in free if seat != scrutineer]
    if others or free:
        return others or free
    if post not in MANDATORY:
        return []
    optional = [state.holder(each) for each in OPTIONAL]
    held = [seat for seat in around(state) if standing >> seat & 1 and seat in optional]
    return [seat for seat in held if seat != scrutineer] or held


def appoint(game: Quintebourg, post: str, seat: int) -> None:
    """Appoint a player, who gives up an optional post for it."""
    state = game.state
    for each in OPTIONAL:
        if state.holder(each) == seat and each != post:
            state.holders[each] = -1
            game.tell_all(PostVacated(each, seat))
    give(state, post, seat)
    game.tell_all(Appointed(post, seat))


def vacant_optional(state: QuintebourgState) -> list[str]:
    """Optional posts in play that nobody holds."""
    return [post for post in OPTIONAL if state.holders.get(post) == -1]


def holders(state: QuintebourgState) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The posts that are held, and by whom."""
    held = [post for post in POSTS if state.holder(post) >= 0]
    return tuple(held), tuple([state.holders[post] for post in held])
