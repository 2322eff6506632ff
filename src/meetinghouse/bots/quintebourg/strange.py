"""The strange people: Cortex and Minus, the prophet, Skadi."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Option, Seat, Word
from ..moves import seats_of
from .belief import ALG, ANA, GEO, PACK, SETH
from .mind import NONE, PLAN, Answer, Mind, named, nothing
from .scene import COMA, NEARLY_DEAD, WOUNDED

BLIND_HASTE = 0.75  # in the mathematicians' mode, where leaders are unknown: the chance of a mathematician
MARGIN = 2
BLIND_MARGIN = 1


# --- Cortex and Minus: Cortex charms the lower of two seats, Minus the higher


def uncharmed(mind: Mind, seats: list[int]) -> list[int]:
    """Those who are not charmed yet; first those who are likeliest to live."""
    left = [seat for seat in seats if not mind.scene.people[seat].charmed]
    return sorted(left, key=lambda seat: (mind.scene.health[seat] == COMA, mind.beast[seat] < 0.5, seat))


def cortex_own(mind: Mind, decision: Decision) -> Answer:
    """Charm somebody; if all are charmed, steal a coin."""
    charm, steal = named(decision, "charm", 1), named(decision, "steal", 1)
    pair = uncharmed(mind, list(charm))[:2]
    if pair:
        seat = min(pair)
        return charm[seat], mind.about("charm", seat)
    seat = mind.most(steal)
    return (steal[seat], mind.about("coin", seat)) if seat >= 0 else nothing(decision)


def cortex_minus(mind: Mind, decision: Decision) -> Answer:
    """The other one of the two to charm."""
    seats = seats_of(decision)
    left = uncharmed(mind, seats)[:1] or [seat for seat in seats if mind.scene.health[seat] <= WOUNDED]
    if not left:
        return nothing(decision)
    return Seat(left[0]), mind.about("charm", left[0])


def minus(mind: Mind, decision: Decision) -> Answer:
    """Charm the higher of the two seats; otherwise steal a coin from somebody charmed."""
    charm, steal = named(decision, "charm", 1), named(decision, "steal", 1)
    left = uncharmed(mind, list(charm))
    if len(left) > 1:
        return charm[max(left)], mind.about("charm", max(left))
    seat = next((each for each in steal if each not in left), -1)
    return (steal[seat], mind.about("coin", seat)) if seat >= 0 else nothing(decision)


# --- the prophet


def miracle(mind: Mind, decision: Decision) -> Answer:
    """Heal himself first, then a friend; convert somebody if that wins."""
    if Word("resurrect-self") in decision.options:
        return Word("resurrect-self"), PLAN
    lift = named(decision, "raise", 0)
    lying = [
        seat
        for seat in lift
        if mind.scene.health[seat] >= NEARLY_DEAD and mind.foe[seat] < mind.mean and seat not in mind.belief.past_help
    ]
    if lying and mind.scene.town.night > 2:
        seat = mind.least(lying)
        return lift[seat], mind.about("friend", seat)
    convert = named(decision, "convert", 0)
    seat = to_convert(mind, list(convert))
    return (convert[seat], mind.about("convert", seat)) if seat >= 0 else (NONE, PLAN)


def to_convert(mind: Mind, seats: list[int]) -> int:
    """The seat whose conversion would end the game with enough people on their feet; -1 for nobody yet."""
    spare = len(mind.scene.standing) - mind.scene.town.needed
    seats = [seat for seat in seats if seat != mind.scene.me and mind.scene.health[seat] <= COMA]
    if spare < 0 or not seats:
        return -1
    seat = mind.most(seats, lambda each: key(mind, each))
    blind = mind.scene.mode == "m"
    haste, margin = (BLIND_HASTE / largest(mind), BLIND_MARGIN) if blind else (mind.haste, MARGIN)
    return seat if key(mind, seat) >= (haste if spare < margin else mind.odds) else -1


def key(mind: Mind, seat: int) -> float:
    """The chance that somebody's conversion ends the game."""
    party = mind.scene.people[seat].party
    if mind.scene.mode == "m":
        if party:
            return float(party in ("hess", "rappaz", "pach"))
        return sum([mind.chances[seat][kind] for kind in (ALG, ANA, GEO)]) / largest(mind)
    if party:
        return float(party in ("rept-noire", "rept-rouge", "seth"))
    pack = max(1.0, mind.belief.prior[PACK])
    return mind.chances[seat][PACK] * (pack - 1) / pack + mind.chances[seat][SETH]


def largest(mind: Mind) -> float:
    """How many mathematicians the largest camp usually has."""
    return max(1.0, mind.belief.prior[ALG])


# --- Skadi


def skadi_way(mind: Mind, decision: Decision) -> Answer:
    """A reboot, since she may then choose the camp."""
    return Word("reboot"), PLAN


def skadi_whom(mind: Mind, decision: Decision) -> Answer:
    """The doctor, if possible; otherwise the best friend."""
    seats = seats_of(decision)
    doctor = mind.scene.posts.get("bourreau", -1)
    seat = doctor if doctor in seats else mind.least(seats)
    return Seat(seat), mind.about("friend", seat)


def skadi_camp(mind: Mind, decision: Decision) -> Answer:
    """The camp that is ahead: the idealists if few have fallen, otherwise the hunters."""
    scene = mind.scene
    calm = len(scene.standing) - scene.town.needed > scene.players // 4
    order = ("idealistes", "villageois") if calm else ("reptiliens", "nobel")
    wanted: list[Option] = [Word(camp) for camp in (*order, "reptiliens", "nobel", "idealistes")]
    choice = next((camp for camp in wanted if camp in decision.options), None)
    return (choice or decision.options[int(mind.chance.random() * len(decision.options))]), PLAN
