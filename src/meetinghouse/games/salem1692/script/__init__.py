"""The script for tables that play with the cards of the box: dawn and night as section 20 of the rules has them.

Its texts are in a folder of its own, so that tables do not load them. Lines that the narrator of a table speaks too
(``narrated-…``) are in the game's texts.
"""

from __future__ import annotations

from typing import Any, Final

from ....engine.script import (
    GHOSTS,
    Answer,
    Article,
    Ban,
    Bar,
    Choice,
    Count,
    Ending,
    Fate,
    Line,
    Mark,
    Note,
    Part,
    Script,
    Tally,
    Tap,
    Timer,
    When,
)  # fmt: skip
from ..components import KINDS, TRYALS, WITCH
from ..editions import EDITIONS, SETTINGS
from ..roles.character import NOBODY
from ..roles.george_burroughs import GEORGE_BURROUGHS
from ..roles.thomas_danforth import THOMAS_DANFORTH
from ..roles.town_hall import CHARACTERS

# Who directs: a town crier, with frame cards or with a tap for the victim; this phone, on which whoever is awake taps
# everything; or a moderator, who does not play, sees all and taps what is pointed at.
DIRECTORS: Final = ("frames", "town_crier", "phone", "moderator")
FRAMES, CRIER, PHONE, MODERATOR = DIRECTORS

_GHOSTS: Final[When] = {"players": ("2", "3")}
_PEOPLE: Final[When] = {"players": tuple([str(number) for number in range(4, 13)])}
_FRAMES: Final[When] = {"director": (FRAMES,)}
_CRIER: Final[When] = {"director": (CRIER,)}
_CRIERS: Final[When] = {"director": (FRAMES, CRIER)}
_PHONE: Final[When] = {"director": (PHONE,)}
_MODERATOR: Final[When] = {"director": (MODERATOR,)}
_NOTED: Final[When] = {"director": (PHONE, MODERATOR)}
_TAPPED: Final[When] = {"director": (CRIER, PHONE, MODERATOR)}

_NO_GHOST: Final = (Bar(note=GHOSTS, rule="SAL-GHOST-23"),)
_WITCHES: Final = Tap(note="witches", rule="SAL-NIGHT-03", bars=_NO_GHOST, most=0, keeps=True)
_CAT: Final = Tap(note="cat", rule="SAL-DAWN-03", blank="random")
_TARGET: Final = Tap(note="target", rule="SAL-NIGHT-04", blank="random")
_CONSTABLE: Final = Tap(note="constable", rule="SAL-NIGHT-06")
_NOT_OWN: Final = (Bar(note="constable", rule="SAL-NIGHT-07"),)
_GAVEL: Final = Tap(note="gavel", rule="SAL-NIGHT-06", bars=_NOT_OWN, blank="random", given="constable")
_GHOST_GAVEL: Final = Tap(note="gavel", rule="SAL-GHOST-26")

_NUDGE_SECONDS: Final = 4  # seconds to move a pile of cards with eyes shut

# How the rules abbreviate a character, if not by the first name.
_CLAUSES: Final = {"samuel-parris": "PARRIS", "will-griggs": "GRIGGS", "william-phips": "PHIPS"}
_BLACK: Final = {"conspiracy": "SAL-CONSP", "night": "SAL-NIGHT"}


def _value(edition: str, name: str) -> Any:
    setting = next(each for each in SETTINGS if each.name == name)
    return setting.presets[edition] if setting.presets else setting.default


def _spoken(text: str, rule: str, **more: Any) -> Line:
    """A line that the narrator of a game at this house speaks too."""
    return Line(text=f"narrated-{text}", rule=f"SAL-SCRIPT-{rule}", **more)


def _nudged() -> Line:
    """With ghosts the frame cards are moved before anybody looks: it must not show whether a witch touched them."""
    when = {**_FRAMES, **_GHOSTS}
    return Line(text="script-nudge", rule="SAL-VAR-10", secret=True, seconds=_NUDGE_SECONDS, when=when)


def _dawn() -> Part:
    stage: dict[str, Any] = {"rule": "SAL-SCRIPT-DAWN-02", "secret": True, "seconds": "dawn_window_s"}
    left: When = {**_GHOSTS, "edition": _editions("ghost_turn", "none")}
    right: When = {**_GHOSTS, "edition": _editions("ghost_turn", "discard_one")}
    return Part(
        name="dawn",
        once=True,
        lines=(
            Line(text="script-dawn-lay", rule="SAL-SETUP-13", waits=True, when={**_CRIERS, **_PEOPLE}),
            Line(text="script-ghosts-lay", rule="SAL-GHOST-23", waits=True, when={**_FRAMES, **_GHOSTS}),
            _spoken("dawn-sleep", "DAWN-01", secret=True),
            Line(text="script-cat-place", when={**_CRIERS, **_PEOPLE}, **stage),
            Line(text="script-cat-ghosts", when={**_FRAMES, **_GHOSTS}, **stage),
            Line(text="script-cat-awake", tap=_CAT, when={**_CRIER, **_GHOSTS}, **stage),
            Line(text="script-witches-awake", tap=_WITCHES, when=_PHONE, **stage),
            Line(text="script-cat-tap", tap=_CAT, when=_PHONE, **stage),
            Line(text="script-witches-wake", tap=_WITCHES, when=_MODERATOR, **stage),
            Line(text="script-cat-point", tap=_CAT, when=_MODERATOR, **stage),
            _spoken("dawn-witches-sleep", "DAWN-03", secret=True),
            _nudged(),
            _spoken("dawn-wake", "DAWN-04"),
            Line(text="script-cat-frame", rule="SAL-GHOST-23", waits=True, when={**_FRAMES, **_GHOSTS}),
            Line(text="script-cat", rule="SAL-DAWN-05", tells="cat", when={**_TAPPED, **_GHOSTS}),
            Line(text="script-cat", rule="SAL-DAWN-05", tells="cat", when={**_NOTED, **_PEOPLE}),
            Line(text="script-begins", rule="SAL-SCRIPT-DAWN-05", when=_PEOPLE),
            Line(text="script-begins", rule="SAL-GHOST-38", when=right),
            Line(text="script-begins-ghosts", rule="SAL-GHOST-38", when=left),
        ),
    )


def _night() -> Part:
    witches: dict[str, Any] = {"rule": "SAL-SCRIPT-NIGHT-03", "secret": True, "seconds": "crier_witch_count"}
    constable: dict[str, Any] = {"rule": "SAL-SCRIPT-NIGHT-05", "secret": True, "seconds": "crier_constable_count"}
    sand: dict[str, Any] = {
        "rule": "SAL-SCRIPT-NIGHT-08",
        "seconds": "hourglass_seconds",
        "glass": True,
        "reveals": True,
    }
    shown: dict[str, Any] = {"waits": True, "reveals": True}
    gavel = (Bar(note="gavel", rule="SAL-NIGHT-16"),)
    return Part(
        name="night",
        lines=(
            Line(text="script-frames-lay", rule="SAL-SCRIPT-NIGHT-01", waits=True, when={**_FRAMES, **_PEOPLE}),
            Line(text="script-ghosts-lay", rule="SAL-GHOST-23", waits=True, when={**_FRAMES, **_GHOSTS}),
            _spoken("night-sleep", "NIGHT-02", secret=True),
            Line(text="script-frame", when={**_FRAMES, **_PEOPLE}, **witches),
            Line(text="script-frame-ghosts", when={**_FRAMES, **_GHOSTS}, **witches),
            Line(text="script-target-awake", tap=_TARGET, when=_CRIER, **witches),
            Line(text="script-witches-awake", tap=_WITCHES, when=_PHONE, **witches),
            Line(text="script-target-tap", tap=_TARGET, when=_PHONE, **witches),
            Line(text="script-witches-wake", tap=_WITCHES, when=_MODERATOR, **witches),
            Line(text="script-target-point", tap=_TARGET, when=_MODERATOR, **witches),
            _spoken("night-witches-sleep", "NIGHT-04", secret=True),
            Line(text="narrated-night-constable", when={**_CRIERS, **_PEOPLE}, **constable),
            Line(text="narrated-night-constable-ghosts", when={**_CRIERS, **_GHOSTS}, **constable),
            Line(text="script-constable-awake", tap=_CONSTABLE, when={**_PHONE, **_PEOPLE}, **constable),
            Line(text="script-gavel-tap", tap=_GAVEL, when={**_PHONE, **_PEOPLE}, **constable),
            Line(text="script-gavel-tap-ghosts", tap=_GHOST_GAVEL, when={**_PHONE, **_GHOSTS}, **constable),
            Line(text="script-constable-wake", tap=_CONSTABLE, when={**_MODERATOR, **_PEOPLE}, **constable),
            Line(text="script-gavel-point", tap=_GAVEL, when={**_MODERATOR, **_PEOPLE}, **constable),
            Line(text="script-gavel-point-ghosts", tap=_GHOST_GAVEL, when={**_MODERATOR, **_GHOSTS}, **constable),
            _spoken("night-constable-sleep", "NIGHT-06", secret=True),
            _nudged(),
            _spoken("night-wake", "NIGHT-07"),
            Line(text="script-gavel", rule="SAL-NIGHT-10", tells="gavel", otherwise="script-no-gavel", when=_NOTED),
            Line(text="narrated-night-confess", when=_GHOSTS, **sand),
            Line(text="narrated-night-confess", when={"characters": ("no",), **_PEOPLE}, **sand),
            Line(text="script-confess-characters", when={"characters": ("yes",), **_PEOPLE}, **sand),
            Line(text="script-turn-frame", rule="SAL-SCRIPT-NIGHT-09", when={**_FRAMES, **_PEOPLE}, **shown),
            Line(text="script-out", rule="SAL-SCRIPT-NIGHT-10", when={**_FRAMES, **_PEOPLE}, **shown),
            Line(text="script-turn-frame-ghosts", rule="SAL-GHOST-27", when={**_FRAMES, **_GHOSTS}, **shown),
            Line(text="script-attacked", rule="SAL-SCRIPT-NIGHT-09", tells="target", when=_TAPPED),
            Line(
                text="script-protected", rule="SAL-NIGHT-16", tells="target", when=_TAPPED,
                answers=(
                    Answer(name="unprotected", of="target", bars=gavel),
                    Answer(name="protected", of="target", into="safe"),
                ),
            ),
            Line(
                text="script-eliminated", otherwise="script-safe", rule="SAL-SCRIPT-NIGHT-10", tells="struck",
                fates=(Fate(note="target", unless=("gavel", "safe")),), when={**_TAPPED, **_PEOPLE}, **shown,
            ),
            Line(
                text="script-two-cards", otherwise="script-safe", rule="SAL-GHOST-27", tells="struck",
                fates=(Fate(note="target", unless=("gavel", "safe"), out=False),), when={**_TAPPED, **_GHOSTS}, **shown,
            ),
            *[
                Line(text="script-deck", rule=rule, when={"edition": _editions("early_night_reform", value)})
                for value, rule in (("immediate", "SAL-NIGHT-26"), ("when_deck_exhausted", "SAL-NIGHT-27"))
            ],
            Line(text="script-day", rule="SAL-SCRIPT-NIGHT-11"),
        ),
    )  # fmt: skip


# The Witch cards of a game, by the number of players.
_WITCH_CARDS: Final = {str(players): cards[WITCH] for players, cards in TRYALS.items()}
_DEALT: Final = {players: _WITCH_CARDS[players] for players in _PEOPLE["players"]}
_ONE: Final = dict.fromkeys(_WITCH_CARDS, 1)


def _tallies() -> tuple[Tally, ...]:
    """What lies open, and what only the players know until they say it."""
    more = {players: cards + 1 for players, cards in _DEALT.items()}
    return (
        Tally(name="witch-cards", of={players: _WITCH_CARDS[players] for players in _GHOSTS["players"]}),
        Tally(name="witch-cards", of=_DEALT, when={"extra_witch": ("no",)}),
        Tally(name="witch-cards", of=more, when={"extra_witch": ("yes",)}),
        Tally(name="constable", of=_ONE, when={**_GHOSTS, "edition": _editions("ghost_constable_reveal_wins")}),
        Tally(name="all-witches", of=_ONE),
    )


def _endings() -> tuple[Ending, ...]:
    """The endings, that of the townspeople first. Who is a witch is in the moderator's notes, or the players say it."""
    found = [
        Ending(name="town", full="witch-cards", rules=("SAL-WIN-01",), when=_PEOPLE),
        Ending(name="town", full="witch-cards", rules=("SAL-GHOST-33",), when=_GHOSTS),
        Ending(name="eliminated", lost=1, rules=("SAL-GHOST-34",), when=_GHOSTS),
        Ending(name="constable", full="constable", rules=("SAL-GHOST-36",), when=_GHOSTS),
    ]
    ways: tuple[dict[str, Any], ...] = ({"alone": "witches"}, {"full": "all-witches"})
    for how in ways:
        found.append(Ending(name="witches-ghosts", rules=("SAL-GHOST-35",), when=_GHOSTS, **how))
        for loses, rule in ((True, "SAL-WIN-07"), (False, "SAL-WIN-08")):
            when = {**_PEOPLE, "edition": _editions("last_convert_loses", loses)}
            found.append(Ending(name="witches", rules=("SAL-WIN-02", rule), when=when, **how))
    return tuple(found)


def _editions(name: str, value: object = True) -> tuple[str, ...]:
    return tuple([each for each in EDITIONS if _value(each, name) == value])


def _counts() -> Count:
    """How many accusations bring a trial: as the characters say, and twice as many with Piety where it doubles them."""
    known: When = {"characters": ("yes",), **_PEOPLE}
    pious: When = {"edition": _editions("piety_effect", "double_threshold")}
    george, thomas = f"character-{GEORGE_BURROUGHS.name}", f"character-{THOMAS_DANFORTH.name}"
    more = GEORGE_BURROUGHS.threshold - NOBODY.threshold
    sooner: dict[str, Any] = {"title": thomas, "adds": -1, "accuser": True, "rule": "SAL-CHAR-THOMAS-01"}
    cancel = _editions("thomas_vs_george", "cancel")
    choice = tuple([each for each in EDITIONS if each not in cancel])
    forced = {george: "SAL-CHAR-THOMAS-05"}
    return Count(
        enough=NOBODY.threshold,
        rule="SAL-TRIAL-02",
        marks=(
            Mark(title=george, adds=more, rule="SAL-CHAR-GEORGE-01", group="characters", when=known),
            Mark(title="card-piety", times=2, rule="SAL-CARD-PIETY-02", when=pious),
            Mark(group="characters", when={**known, "edition": choice}, **sooner),
            Mark(group="characters", when={**known, "edition": cancel}, forced=forced, **sooner),
        ),
    )


def _articles() -> tuple[Article, ...]:
    found = []
    for kind in KINDS:
        rules = _BLACK.get(kind) or f"SAL-CARD-{kind.replace('-', '').upper()}"
        found.append(Article(title=f"card-{kind}", text=f"card-{kind}-effect", kind="cards", rules=(rules,)))
    for name in [each.name for each in CHARACTERS]:
        rules = f"SAL-CHAR-{_CLAUSES.get(name) or name.partition('-')[0].upper()}"
        found.append(
            Article(title=f"character-{name}", text=f"character-{name}-ability", kind="characters", rules=(rules,))
        )
    return tuple(found)


def _in_texts(edition: str) -> dict[str, str]:
    """The settings of an edition, as texts ask for them."""
    found = {each.name: _value(edition, each.name) for each in SETTINGS if each.name != "edition"}
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else str(value) for name, value in found.items()
    }


def _director(edition: str) -> str:
    """Who directs, by the edition's rulebook. This phone moderates unless somebody who does not play wants to."""
    return PHONE if _value(edition, "director_default") == MODERATOR else FRAMES


SCRIPT: Final = Script(
    least=2,
    most=12,
    choices=(
        Choice(name="edition", values=EDITIONS),
        Choice(name="director", values=DIRECTORS, usual={each: _director(each) for each in EDITIONS}),
        Choice(name="characters", values=("yes", "no"), when=_PEOPLE),
        Choice(name="extra_witch", values=("no", "yes"), when=_PEOPLE),
    ),
    bans=(
        Ban(
            when={**_GHOSTS, "edition": _editions("ghost_game", False)},
            rule="SAL-PLAY-03",
            text="script-ban-ghosts",
        ),
    ),
    ghosts={"2": (1, 3), "3": (1,)},
    parts=(_dawn(), _night()),
    notes=(Note(name="witches", when=_MODERATOR), Note(name="constable", when=_MODERATOR)),
    timers=(
        Timer(name="turn", seconds=_value("en", "hourglass_seconds"), rule="SAL-LAW-09"),
        Timer(name="trial", seconds=_value("en", "decision_window_s")),
        Timer(name="last-words", seconds=_value("en", "last_words_window_s"), rule="SAL-LAW-11"),
        Timer(name="tituba", seconds=2 * _value("en", "hourglass_seconds"), rule="SAL-TIME-08"),
    ),
    counts=_counts(),
    tallies=_tallies(),
    endings=_endings(),
    articles=_articles(),
    values={each: _in_texts(each) for each in EDITIONS},
)
