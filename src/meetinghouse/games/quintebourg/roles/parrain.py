"""The godfather: on Mondays, Wednesdays and Fridays he corrupts or has somebody guarded (QB-MAFIA)."""

from .mafia import PUNISH, Chief, ChooseHenchmen
from .role import Role

PARRAIN: Role = Role(
    "parrain",
    calls=[ChooseHenchmen("henchmen-parrain", "0", 20), Chief("parrain", "O", 20)],
    powers=[PUNISH],
    defends=True,
    for_doctor=False,
)
