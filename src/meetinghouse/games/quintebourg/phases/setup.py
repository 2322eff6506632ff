"""Before the first night: cards, posts, coins, houses (QB-PRESET)."""

from __future__ import annotations

from ..components import presets
from ..components.composition import alibi_cards, cards_of, effects_of, families_left_to_chance, posts_of
from ..components.names import THU
from ..events import CardsDealt, DoctorShown, PostsDealt, TownFounded
from ..queries.town import total_coins
from ..roles.role import ROLE, first_uses
from ..state import Quintebourg
from ..verbs import camps, posts
from ..verbs.camps import camps_in_play
from .week import Turn


def found_town(game: Quintebourg) -> None:
    """Deal everything, and tell each player what they may know."""
    state = game.state
    deal_parties(game)
    deal_effects(game)
    for seat in range(state.players):
        camps.dealt(state, seat)
        state.uses[seat] = first_uses(state.party[seat], state.effect[seat])
        state.founded |= state.factions[seat]
        state.coins[seat] = int(state.options["coins"])
    state.threshold = 3 + game.chance.below(4, "potion")
    state.weekday = 0 if state.options["start_weekday"] == "mon" else THU
    deal_posts(game)
    game.tell_all(TownFounded(state.mode, tuple(camps_in_play(state)), total_coins(state)))
    for seat in range(state.players):
        game.tell(seat, CardsDealt(seat, state.party[seat], state.alibi[seat], state.effect[seat]))
    if state.doctor >= 0:
        game.tell_all(DoctorShown(state.doctor))
    game.tell_all(PostsDealt(*posts.holders(state)))
    game.next(Turn())


def deal_parties(game: Quintebourg) -> None:
    """Deal one party card to each player, and an alibi to each lover."""
    state = game.state
    cards = cards_of(state.mode, state.players, state.options)
    game.chance.shuffle(cards, "party")
    state.party = cards
    lovers = [seat for seat, card in enumerate(cards) if card == "amoureux"]
    if lovers:
        alibis = alibi_cards(state.mode, state.players, state.options)
        given = list(presets.two_of(alibis, lambda options: game.chance.pick(options, "alibi")))
        game.chance.shuffle(given, "alibi-order")
        one, two = lovers
        state.alibi[one], state.alibi[two] = given
        state.lover[one], state.lover[two] = two, one


def deal_effects(game: Quintebourg) -> None:
    """Deal one effect card to each player; another variant of its family may replace it (QB-PRESET-05)."""
    state = game.state
    cards = vary(game, effects_of(state.players, state.options))
    game.chance.shuffle(cards, "effect")
    doctor = state.doctor
    if doctor >= 0 and not ROLE[cards[doctor]].for_doctor:
        others = [seat for seat, card in enumerate(cards) if ROLE[card].for_doctor]
        other = game.chance.pick(others, "doctor-effect")
        cards[doctor], cards[other] = cards[other], cards[doctor]
    state.effect = cards


def vary(game: Quintebourg, cards: list[str]) -> list[str]:
    """Choose the variants of each family at random, as many as were asked for."""
    found = list(cards)
    for name in families_left_to_chance(game.state.options):
        family = presets.FAMILIES[name]
        places = [at for at, card in enumerate(cards) if card in family]
        variants = list(family)
        game.chance.shuffle(variants, "variant")
        for at, variant in zip(places, variants, strict=False):
            found[at] = variant
    return found


def deal_posts(game: Quintebourg) -> None:
    """Mandatory posts, then the scrutineer's, then the optional ones, among all but the doctor (QB-PRESET-08)."""
    state = game.state
    doctor = state.doctor
    free = [seat for seat in range(state.players) if seat != doctor]
    game.chance.shuffle(free, "posts")
    for post in posts_of(state.players, state.options, doctor >= 0):
        if post == "bourreau":
            state.holders[post] = doctor
        else:
            state.holders[post] = free.pop() if free else -1
    if state.holders.get("scrutateur") == -1:
        state.holders["scrutateur"] = posts.next_scrutineer(state)
