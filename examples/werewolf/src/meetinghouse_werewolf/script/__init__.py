"""The script for villages that play with real cards: who wakes when, what is tapped, and who is dead in the morning."""

from typing import Any

from meetinghouse.engine.script import Article, Bar, Choice, Ending, Fate, Line, Part, Script, Tap, Timer, When

from ..roles import ROLES
from ..rules import OPTIONAL, RULES
from ..state import CUPID, DOCTOR, HUNTER, SEER, WITCH

# Who leads the night: this device, on which everything is tapped, or a person, for whom it only speaks.
_HERE: When = {"director": ("phone",)}
_HUNTED: When = {**_HERE, HUNTER: ("yes",)}

_PACK = Tap(note="wolves", rule="WW-SETUP-02", most=0, keeps=True, when=_HERE)
_LOVERS = Tap(note="lovers", rule="WW-CUPID-01", most=2, keeps=True, when=_HERE)
_PREY = Tap(note="prey", rule="WW-WOLF-03", bars=(Bar(note="wolves", rule="WW-WOLF-02"),), when=_HERE)
_SEEN = Tap(note="seen", rule="WW-SEER-01", tells="wolves", when=_HERE)
_GUARD = Tap(note="guard", rule="WW-DOCTOR-01", bars=(Bar(note="guard", rule="WW-DOCTOR-03", last=True),), when=_HERE)
_HEAL = Tap(note="heal", rule="WW-WITCH-02", only="prey", show="prey", once="WW-WITCH-02", when=_HERE)
_POISON = Tap(note="poison", rule="WW-WITCH-03", once="WW-WITCH-03", when=_HERE)
_SHOT = Tap(note="shot", rule="WW-HUNTER-01")


def _awake(text: str, rule: str, seconds: float, role: str = "", **more: Any) -> tuple[Line, Line]:
    """Somebody wakes, and sleeps again; a role is called where the village has its card, dead or alive."""
    when: When = {role: ("yes",)} if role else {}
    first = more.get("first")
    return (
        Line(text=f"script-{text}", rule=rule, secret=True, seconds=seconds, when=when, **more),
        Line(text="script-back", rule="WW-NIGHT-01", secret=True, when=when, first=first),
    )


_NIGHT = Part(
    name="night",
    lines=(
        Line(text="script-sleep", rule="WW-NIGHT-04", secret=True),
        *_awake("pack", "WW-SETUP-02", 12, tap=_PACK, first=True),
        *_awake("wake-cupid", "WW-CUPID-01", 15, CUPID, tap=_LOVERS, first=True),
        *_awake("lovers", "WW-CUPID-03", 8, CUPID, first=True),
        *_awake("wake-seer", "WW-SEER-01", 12, SEER, tap=_SEEN),
        *_awake("wake-doctor", "WW-DOCTOR-01", 12, DOCTOR, tap=_GUARD),
        *_awake("wolves", "WW-WOLF-01", 20, tap=_PREY),
        _awake("heal", "WW-WITCH-02", 12, WITCH, tap=_HEAL)[0],
        *_awake("poison", "WW-WITCH-03", 12, WITCH, tap=_POISON),
        Line(
            text="script-morning", otherwise="script-morning-nobody", rule="WW-NIGHT-03", tells="struck", when=_HERE,
            fates=(Fate(note="prey", unless=("guard", "heal")), Fate(note="poison")),
        ),
        Line(text="script-shot", rule="WW-HUNTER-01", waits=True, given="struck", tap=_SHOT, when=_HUNTED),
        Line(
            text="script-shot-dead", rule="WW-HUNTER-01", given="shot", tells="struck", when=_HUNTED,
            fates=(Fate(note="shot"),),
        ),
        Line(text="script-morning-told", rule="WW-NIGHT-03", when={"director": ("moderator",)}),
        Line(text="script-debate", rule="WW-DAY-01"),
    ),
)  # fmt: skip

SCRIPT = Script(
    least=RULES.least,
    most=RULES.most,
    choices=(
        Choice(name="director", values=("phone", "moderator")),
        *[Choice(name=role, values=("yes", "no")) for role in OPTIONAL],
    ),
    parts=(_NIGHT,),
    bound="lovers",
    timers=(
        Timer(name="debate", seconds=float(RULES.paces["classic"]["day_seconds"]), rule="WW-DAY-01"),
        Timer(name="last-words", seconds=30, rule="WW-HUNTER-01"),
    ),
    endings=(
        Ending(name="nobody", empty=True, rules=("WW-END-04",)),
        Ending(name="lovers", alone="lovers", mixed="wolves", rules=("WW-END-03",)),
        Ending(name="village", gone="wolves", rules=("WW-END-01", "WW-END-05")),
        Ending(name="wolves", half="wolves", rules=("WW-END-02", "WW-END-05")),
    ),
    articles=tuple(
        [Article(title=f"role-{name}", text=f"role-{name}-help", kind="roles", rules=("WW",)) for name in ROLES]
    ),
)
