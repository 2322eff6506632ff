"""All roles: each does what its own file says."""

from __future__ import annotations

from typing import Final

from . import (
    amoureux,
    artiste,
    assassin,
    bras_droit,
    coriace,
    cortex,
    cupidon,
    curieux,
    eris,
    fennec,
    infirmier,
    laura,
    marchand_de_sable,
    mathematicien,
    medecin,
    parrain,
    rept_noire,
    rept_rouge,
    reptilienne,
    scientifique,
    sesiano,
    seth,
    skadi,
    tricheur,
    villageois,
)
from .power import Power
from .role import ROLE, Role

# A player with several powers is offered them in this order.
ROLES: Final[tuple[Role, ...]] = (
    seth.SETH, rept_rouge.REPT_ROUGE, fennec.FENNEC, assassin.ASSASSIN, rept_noire.REPT_NOIRE, sesiano.SESIANO,
    parrain.PARRAIN, bras_droit.BRAS_DROIT, reptilienne.REPTILIENNE, mathematicien.MATHEMATICIEN, cortex.CORTEX,
    medecin.MEDECIN, amoureux.AMOUREUX, skadi.SKADI, villageois.VILLAGEOIS, scientifique.SCIENTIFIQUE,
    infirmier.INFIRMIER, curieux.CURIEUX, tricheur.TRICHEUR, marchand_de_sable.MARCHAND_DE_SABLE, laura.LAURA,
    coriace.CORIACE, artiste.ARTISTE, eris.ERIS, cupidon.CUPIDON,
)  # fmt: skip

for _role in ROLES:
    for _name in _role.names:
        assert _name not in ROLE, f"two roles are called {_name}"
        ROLE[_name] = _role

POWERS: Final[dict[str, Power]] = {power.name: power for role in ROLES for power in role.powers}
