"""How much each camp wants to be rid of each kind of people: from 1, very much, to -1, where it wants to keep them."""

# compiled: a bot asks it before each move

from __future__ import annotations

from typing import Final

from .belief import (
    ALG,
    ANA,
    FENNEC,
    GEO,
    IDEAL,
    KINDS,
    LOVER,
    MC,
    NOBEL,
    PACK,
    SETH,
    VILLAGER,
)
from .scene import SWORN_ENEMY, Scene

Aims = list[float]

_MATH: Final = {"alg": ALG, "ana": ANA, "geo": GEO}
_VILLAGER: Final = {PACK: 1.0, SETH: 1.0, FENNEC: 0.5, MC: 0.6, IDEAL: -0.4, VILLAGER: -0.6}
_IDEALIST: Final = {PACK: 1.0, SETH: 0.9, FENNEC: 0.6, MC: 0.1, IDEAL: -1.0, VILLAGER: -0.5, NOBEL: -0.1}
_PACK: Final = {
    PACK: -1.0, SETH: 0.0, FENNEC: 0.7, MC: 0.8, IDEAL: 0.8, LOVER: 0.6, VILLAGER: 0.6, ALG: 0.6, ANA: 0.6, GEO: 0.6,
    NOBEL: 0.5,
}  # fmt: skip
_SETHEUX: Final = {
    PACK: 0.3, SETH: -1.0, FENNEC: -0.9, MC: 0.6, IDEAL: 0.6, LOVER: 0.5, VILLAGER: 0.5, ALG: 0.5, ANA: 0.5, GEO: 0.5,
    NOBEL: 0.4,
}  # fmt: skip
_MC: Final = {PACK: 0.8, SETH: 0.7, FENNEC: 0.4, MC: -1.0, IDEAL: 0.1, LOVER: 0.1, VILLAGER: 0.1, NOBEL: 0.1}
_NOBEL: Final = {ALG: 0.4, ANA: 0.4, GEO: 0.4, NOBEL: -1.0, IDEAL: -0.2, PACK: 0.2}
CHARMED: Final = 1.0  # added for players who charm, once everybody is charmed
UNCHARMING: Final = ("mc", "idealistes", "nobel")  # camps that lose nothing if everybody is charmed


def aims(scene: Scene) -> Aims:
    """The aims of the viewer's camp in this mode. The more people are charmed, the worse are those who charm."""
    wanted = _wanted(scene)
    found = [wanted.get(kind, 0.0) for kind in range(len(KINDS))]
    if scene.own.camp not in UNCHARMING:
        found[MC] += CHARMED * sum([person.charmed for person in scene.people]) / scene.players
    return found


def _wanted(scene: Scene) -> dict[int, float]:
    camp = scene.own.camp
    if camp == "amoureux":
        return _lovers(scene)
    if camp == "reptiliens":
        return _PACK
    if camp == "setheux":
        return _setheux(scene)
    if camp == "mc":
        return _MC
    if camp == "nobel":
        return _NOBEL
    if camp in ("algebristes", "analystes", "geometres"):
        return _mathematician(scene)
    if camp == "idealistes":
        return _IDEALIST | ({ALG: 0.2, ANA: 0.2, GEO: 0.2} if scene.mode == "m" else {ALG: -0.1, ANA: -0.1, GEO: -0.1})
    return _VILLAGER if scene.mode == "v" else _IDEALIST


def _setheux(scene: Scene) -> dict[int, float]:
    """Seth spares the last of the pack: as long as it lives, the mathematicians have not won."""
    pack = [seat for seat in scene.groups.get("pack", []) if seat in scene.alive]
    return {**_SETHEUX, PACK: -1.0} if len(pack) == 1 else _SETHEUX


def _lovers(scene: Scene) -> dict[int, float]:
    """Lovers pretend to play for their alibi, and profit from every fall."""
    if scene.in_pack:
        return {**_PACK, PACK: -0.3, LOVER: -1.0}
    if scene.faction:
        return {**_mathematician(scene), LOVER: -1.0, IDEAL: 0.3}
    return {**_VILLAGER, LOVER: -1.0, IDEAL: 0.3, VILLAGER: 0.0}


def _mathematician(scene: Scene) -> dict[int, float]:
    """The own camp, its sworn enemy, and the third camp, whose sworn enemy it is."""
    own = scene.faction or "alg"
    enemy = SWORN_ENEMY[own]
    third = SWORN_ENEMY[enemy]
    found = {_MATH[own]: -1.0, _MATH[enemy]: 1.0, _MATH[third]: 0.5, NOBEL: 0.1, LOVER: 0.2, IDEAL: 0.0}
    if scene.mode == "e":
        found |= {_MATH[enemy]: 0.8, _MATH[third]: 0.2, PACK: 1.0, SETH: 0.4, FENNEC: 0.3, MC: 0.5}
    return found
