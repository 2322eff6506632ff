"""What may be played, on whom, and what it is worth."""

# compiled: every play is weighed in each turn

from __future__ import annotations

from collections.abc import Sequence

from ...engine.values import SEATS, Card, Option
from .mind import Mind
from .play import Play
from .scene import (
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
)

DRAW = 0.3  # what two new cards are worth
UNFINISHED = 0.8  # the discount on accusations that do not yet bring a trial


def best_play(
    mind: Mind,
    card: str | None = None,
    as_witness: bool = False,
    among: Sequence[int] | None = None,
    seconds: Sequence[Option] | None = None,
) -> Play | None:
    """The best play; only with that card, on these seats and with these second parts, if they are given."""
    found: Play | None = None
    most = 0.0
    if mind.plays is None:
        mind.plays = plays(mind)
    for play in mind.plays:
        if card is not None and (play.card, play.as_witness) != (card, as_witness):
            continue
        if among is not None and play.target not in among:
            continue
        if seconds is not None and play.second not in seconds:
            continue
        worth = play.value + mind.noise(play.target)
        if found is None or worth > most:
            found, most = play, worth
    return found


def plays(mind: Mind) -> list[Play]:
    """Every play that may be worth something."""
    trial = best_trial(mind)
    found = [] if trial is None or mind.spares(trial.target) else [trial]
    for card, make in _MAKERS.items():
        if mind.scene.hand[card] and not (card == ALIBI and mind.scene.griggs):
            found += make(mind)
    return found


# --- trials


def best_trial(mind: Mind) -> Play | None:
    """The next accusation for the trial that is worth most for what it costs."""
    scene = mind.scene
    table = scene.view.table
    if not scene.accuses or (table.trials and table.settings["max_trials_per_turn"] == 1):
        return None
    best: tuple[float, int] | None = None
    for seat in scene.others:
        worth = trial_worth(mind, seat)
        if worth > 0 and (best is None or worth > best[0]):
            best = (worth, seat)
    if best is None:
        return None
    worth, seat = best
    need = scene.needs(seat)
    reds = scene.reds(seat)
    _, card = max((red for red in reds if red[0] <= need), default=min(reds))
    value = max(worth, DRAW + 0.01)
    return Play(value, card, seat, "accuse", seat, as_witness=card == ALIBI, more={"needs": need})


def trial_worth(mind: Mind, seat: int) -> float:
    """What the accusations in hand are worth against that seat: a trial, or a part of a later one."""
    scene = mind.scene
    need = scene.needs(seat)
    points = scene.points(seat)
    if not points or need <= 0:
        return 0.0
    if points < min(need, mind.piles_from) and not scene.view.table.played:
        return 0.0
    return worth_now(mind.trials[seat] + mind.noise(seat) - mind.point * need, points, need)


def worth_now(worth: float, points: float, need: int) -> float:
    """What a trial is worth to those who hold so many of the accusations that it needs."""
    return worth if points >= need else worth * UNFINISHED * points / need


# --- blue and green cards


def _stocks(mind: Mind) -> list[Play]:
    scene = mind.scene
    free = [seat for seat in scene.others if not scene.people[seat].ghost and not scene.has(seat, STOCKS)]
    return [Play(0.4 * mind.enmities[seat], STOCKS, seat, "stocks", seat) for seat in free]


def _cat(mind: Mind) -> list[Play]:
    scene = mind.scene
    free = [seat for seat in scene.others if scene.people[seat].ability != "mary-warren"]
    return [Play(0.5 * mind.trials[seat], BLACK_CAT, seat, "cat", seat) for seat in free]


def _asylum(mind: Mind) -> list[Play]:
    players = [seat for seat in mind.scene.others if not mind.scene.people[seat].ghost]
    return [Play(-0.6 * mind.enmities[seat], ASYLUM, seat, "asylum", seat) for seat in players]


def _piety(mind: Mind) -> list[Play]:
    found = []
    for seat in mind.scene.others:
        pressed = 0.3 + 0.1 * mind.scene.people[seat].accusations
        found.append(Play(-pressed * mind.enmities[seat], PIETY, seat, "piety", seat))
    return found


def _alibi(mind: Mind) -> list[Play]:
    scene, found = mind.scene, []
    for seat in scene.others:
        person = scene.people[seat]
        helps = mind.trials[seat] <= 0  # not somebody whose trial would be welcome
        if helps and any(front.card in ("accusation", EVIDENCE) for front in person.front):
            urgent = 1.0 if person.threshold - person.accusations <= 3 else 0.4
            value = -urgent * mind.enmities[seat] * min(3, person.accusations) / 3
            found.append(Play(value, ALIBI, seat, "alibi", seat))
    return found


def _curse(mind: Mind) -> list[Play]:
    found = []
    for seat in mind.scene.others:
        enmity = mind.enmities[seat]
        cat = -0.5 * mind.trials[seat]
        worth = {ASYLUM: 0.5 * enmity, PIETY: 0.5 * enmity, BLACK_CAT: cat, MATCHMAKER: -0.1 * enmity}
        for card, value in worth.items():
            if mind.scene.has(seat, card):
                found.append(Play(value, CURSE, seat, "curse", seat, second=Card(card), more={"card": card}))
    return found


def _arson(mind: Mind) -> list[Play]:
    found = []
    for seat in mind.scene.others:
        person = mind.scene.people[seat]
        if person.hand and person.ability != "sarah-good":
            found.append(Play(0.12 * person.hand * mind.enmities[seat], ARSON, seat, "arson", seat))
    return found


def _robbery(mind: Mind) -> list[Play]:
    found: list[Play] = []
    scene = mind.scene
    if len(scene.living) < 3:
        return found
    for victim in scene.others:
        person = scene.people[victim]
        if not person.hand or person.ability == "sarah-good":
            continue
        for heir in scene.others:
            if heir != victim:
                value = 0.1 * person.hand * (mind.enmities[victim] - mind.enmities[heir]) / 2
                found.append(Play(value, ROBBERY, victim, "robbery", victim, second=SEATS[heir], more={"to": heir}))
    return found


def _scapegoat(mind: Mind) -> list[Play]:
    found: list[Play] = []
    scene = mind.scene
    if len(scene.living) < 3:
        return found
    for source in scene.others:
        person = scene.people[source]
        if not person.front:
            continue
        for goat in scene.others:
            if goat == source:
                continue
            other = scene.people[goat]
            value = person.accusations / 7 * (mind.enmities[goat] - mind.enmities[source]) / 2
            if other.accusations + person.accusations >= other.threshold:
                value += mind.trials[goat]
            if scene.has(source, BLACK_CAT):
                value += 0.4 * (mind.trials[goat] - mind.trials[source])
            for good in (ASYLUM, PIETY):
                if scene.has(source, good):
                    value += 0.4 * (mind.enmities[source] - mind.enmities[goat])
            found.append(Play(value, SCAPEGOAT, source, "scapegoat", goat, second=SEATS[goat], more={"source": source}))
    return found


def _matchmaker(mind: Mind) -> list[Play]:
    scene, found = mind.scene, []
    first = next((seat for seat in scene.living if scene.has(seat, MATCHMAKER)), None)
    for seat in scene.others:
        if scene.has(seat, MATCHMAKER):
            continue
        if first is None:
            value = 0.2 * mind.enmities[seat]
        elif first == scene.me:
            value = -0.5
        else:
            value = 0.25 * (mind.enmities[seat] + mind.enmities[first])
        found.append(Play(value, MATCHMAKER, seat, "matchmaker", seat))
    return found


_MAKERS = {
    STOCKS: _stocks, BLACK_CAT: _cat, ASYLUM: _asylum, PIETY: _piety, ALIBI: _alibi, CURSE: _curse, ARSON: _arson,
    ROBBERY: _robbery, SCAPEGOAT: _scapegoat, MATCHMAKER: _matchmaker,
}  # fmt: skip
