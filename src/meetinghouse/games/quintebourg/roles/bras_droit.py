"""The godfather's right hand, with henchmen of his own, on Tuesdays, Thursdays and Saturdays (QB-MAFIA)."""

from .mafia import PUNISH, Chief, ChooseHenchmen
from .role import Role

BRAS_DROIT: Role = Role(
    "bras-droit",
    calls=[ChooseHenchmen("henchmen-bras-droit", "0", 20), Chief("bras-droit", "O", 20)],
    powers=[PUNISH],
    defends=True,
    for_doctor=False,
)
