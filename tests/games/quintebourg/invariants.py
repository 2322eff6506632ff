"""What is always true in Quinte-bourg, also in redealt worlds."""

from __future__ import annotations

from collections import Counter

from meetinghouse.games.quintebourg.components.composition import cards_of, effects_of
from meetinghouse.games.quintebourg.components.names import (
    AMOUREUX,
    CAMP_OF,
    COMATOSE,
    CORRIDOR,
    DEAD,
    F_MC,
    FACTION_OF,
    IDEALISTES,
    NEARLY_DEAD,
    PACK,
    REPTILIENS,
    UNHARMED,
    WOUNDED,
)
from meetinghouse.games.quintebourg.components.presets import FAMILIES
from meetinghouse.games.quintebourg.phases.night.night import CALLS, Calls
from meetinghouse.games.quintebourg.queries.positions import HOME
from meetinghouse.games.quintebourg.queries.town import seeming, total_coins
from meetinghouse.games.quintebourg.redeal.known import Stage
from meetinghouse.games.quintebourg.roles import mafia
from meetinghouse.games.quintebourg.roles.role import ROLE
from meetinghouse.games.quintebourg.state import Quintebourg

HOSPITAL = ("treat", "xp-potion", "nurse")  # whoever works there sees the patients' health (QB-RULING-142)


def coins_are_conserved(game: Quintebourg) -> None:
    state = game.state
    assert total_coins(state) + state.bank == int(state.options["coins"]) * state.players
    assert min(*state.coins, *state.estates, state.bank) >= 0
    assert state.pot >= -1


def the_dead_own_nothing(game: Quintebourg) -> None:
    state = game.state
    for seat in range(state.players):
        if state.health[seat] >= NEARLY_DEAD:
            assert state.coins[seat] == 0, f"{seat} is dead and has coins"
        else:
            assert state.estates[seat] == 0, f"{seat} lives and has left coins"


def cards_are_those_dealt(game: Quintebourg) -> None:
    state = game.state
    assert Counter(state.party) == Counter(cards_of(state.mode, state.players, state.options))
    assert len(set(state.effect)) == state.players

    def kind(role: str) -> str:
        return next((family for family, roles in FAMILIES.items() if role in roles), role)

    dealt = effects_of(state.players, state.options)
    assert Counter(map(kind, state.effect)) == Counter(map(kind, dealt))


def lovers_are_two_with_alibis(game: Quintebourg) -> None:
    state = game.state
    for seat in range(state.players):
        lover = state.party[seat] == "amoureux"
        assert lover == (state.lover[seat] >= 0) == bool(state.alibi[seat])
        assert not lover or state.camps[seat] & AMOUREUX


def pairs_are_symmetric(game: Quintebourg) -> None:
    state = game.state
    for name in ("lover", "hater", "casual", "spouse", "wed"):
        bonds = getattr(state, name)
        for seat, other in enumerate(bonds):
            assert other < 0 or (bonds[other] == seat and other != seat), f"{name} {bonds}"
    for name in ("lover", "hater", "casual"):
        assert sum(1 for other in getattr(state, name) if other >= 0) in (0, 2)
    assert all(hater < 0 or hater != lover for hater, lover in zip(state.hater, state.lover, strict=True))


def camps_agree_with_cards(game: Quintebourg) -> None:
    """Camps follow from the cards, except for converted players and for Skadi, who chooses a camp."""
    state = game.state
    for seat in range(state.players):
        card = state.party[seat]
        if card == "skadi":
            continue
        camps, factions = state.camps[seat], state.factions[seat]
        dealt = FACTION_OF.get(state.alibi[seat] or card, 0)
        assert camps == CAMP_OF[card] or camps & (IDEALISTES | REPTILIENS)
        left = bool(state.options["converts_leave"]) and bool(camps & IDEALISTES)
        assert factions == dealt or factions & PACK or left
        assert bool(factions & F_MC) == (card in ("cortex", "minus")) or left
        gone = sum(1 << index for index, mask in enumerate(state.forsaken) if mask >> seat & 1)
        assert not gone or camps & IDEALISTES


def groups_have_met_only_members(game: Quintebourg) -> None:
    state = game.state
    for index, met in enumerate(state.met):
        for seat in range(state.players):
            left = state.factions[seat] & PACK or state.camps[seat] & IDEALISTES  # leavers still know the members
            assert not met >> seat & 1 or state.factions[seat] >> index & 1 or left


def posts_have_one_holder(game: Quintebourg) -> None:
    """Nobody holds two posts, except for the scrutineer."""
    state = game.state
    held = [seat for post, seat in state.holders.items() if seat >= 0 and post != "scrutateur"]
    assert len(set(held)) == len(held), f"{state.holders}"
    assert state.holder("bourreau") == state.doctor


def the_mafia_is_in_order(game: Quintebourg) -> None:
    state = game.state
    gangs = state.henchmen[0] | state.henchmen[1]
    assert not state.henchmen[0] & state.henchmen[1]
    chiefs = [mafia.chief_of(state, which) for which in (0, 1)]
    assert all(chief < 0 or not gangs >> chief & 1 for chief in chiefs)
    doctor = state.doctor
    if doctor >= 0:
        assert not gangs >> doctor & 1
        assert ROLE[state.effect[doctor]].for_doctor


def health_is_known_by_day(game: Quintebourg) -> None:
    """Health differs from what the town knows only at night and before the report."""
    state = game.state
    phase = game.view(None).phase
    if phase in ("session", "debate", "vote", "tribunal", "weddings", "evening", "feast"):
        assert [seeming(state, seat) for seat in range(state.players)] == state.published
    assert all(UNHARMED <= health <= DEAD for health in state.health)
    assert all((state.since[seat] >= 0) == (state.health[seat] in (WOUNDED, COMATOSE)) for seat in range(state.players))


def everybody_is_somewhere(game: Quintebourg) -> None:
    state = game.state
    assert all(0 <= slot < state.players for slot in state.slot)
    assert all(place < 0 or place < state.players or place in (64, 65) or 100 <= place < 100 + state.players
               for place in state.position)  # fmt: skip


def nurses_on_duty_are_in_the_corridor(game: Quintebourg) -> None:
    """Exactly the nurses who would have slept at home are there (QB-RULING-49)."""
    state = game.state
    if Stage(game).positions:
        for seat in range(state.players):
            if state.level[seat] == HOME:
                assert (state.position[seat] == CORRIDOR) == bool(state.nursed >> seat & 1), f"{seat} is elsewhere"


ALWAYS = (
    coins_are_conserved,
    the_dead_own_nothing,
    cards_are_those_dealt,
    lovers_are_two_with_alibis,
    pairs_are_symmetric,
    camps_agree_with_cards,
    groups_have_met_only_members,
    posts_have_one_holder,
    the_mafia_is_in_order,
    health_is_known_by_day,
    everybody_is_somewhere,
    nurses_on_duty_are_in_the_corridor,
)


def hold(game: Quintebourg) -> None:
    if not game.over:
        for invariant in ALWAYS:
            invariant(game)


def learns(game: Quintebourg, seat: int) -> list[object]:
    """What a seat learns without an event: the patients, a chief's free henchmen, or the estates for the notary."""
    state = game.state
    if state.watching >> seat & 1:
        return [state.dump()]  # a dead player who watches sees everything
    step = game.agenda[-1] if game.agenda else None
    called = [CALLS[name] for name in step.names] if isinstance(step, Calls) else []
    found: list[object] = []
    for call in called:
        if not call.callees(game) >> seat & 1:
            continue
        if call.name in HOSPITAL:
            found.append(state.health)
        elif isinstance(call, mafia.Chief):
            found.append(call.available(state))
    if state.holder("notaire") == seat:
        found.append(state.wills)
    return found
