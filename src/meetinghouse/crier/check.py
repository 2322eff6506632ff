"""Whether a script can be walked: every name in it means something."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.refusals import Fault
from ..engine.script import GHOSTS, Line, Script, When

_PLAYERS = "players"  # a setting of every script
_STRUCK = "struck"  # the note that fates write


def mistakes(script: Script) -> Iterator[Fault]:
    """What is wrong in a script, and where."""
    yield from _conditions(script)
    taken = {_STRUCK, *([GHOSTS] if script.ghosts else [])}
    for line in _lines(script):
        yield from _length(script, line)
        yield from _secrecy(line)
        wrong = [note for note in _used(line) if note not in taken and note != script.bound]
        yield from [Fault("part-step-note", name=line.text, note=note) for note in wrong]
        taken |= {answer.into for answer in line.answers} | ({line.tap.note} if line.tap else set())
    tallies = {tally.name for tally in script.tallies}
    for ending in script.endings:
        notes = (ending.alone, ending.mixed, ending.gone, ending.half)
        wrong = [note for note in notes if note and note not in taken]
        yield from [Fault("part-ending-note", name=ending.name, note=note) for note in wrong]
        if ending.full and ending.full not in tallies:
            yield Fault("part-ending-tally", name=ending.name, tally=ending.full)
    for noted in (*[note.name for note in script.notes], *([script.bound] if script.bound else [])):
        if noted not in taken:
            yield Fault("part-note", note=noted)


def _lines(script: Script) -> list[Line]:
    return [line for part in script.parts for line in part.lines]


def _used(line: Line) -> list[str]:
    """The notes that must have been taken before this step."""
    found = [line.tells, line.given, *[note for fate in line.fates for note in (fate.note, *fate.unless)]]
    found += [note for answer in line.answers for note in (answer.of, *[bar.note for bar in answer.bars])]
    if tap := line.tap:
        found += [tap.only, tap.show, tap.tells, tap.given, *[bar.note for bar in tap.bars if not bar.last]]
    return [note for note in found if note]


_TELLING = ("given", "tells", "otherwise", "waits", "answers")


def _secrecy(line: Line) -> Iterator[Fault]:
    """A secret step sounds the same and lasts as long, whatever was tapped."""
    for telling in _TELLING if line.secret else ():
        if getattr(line, telling):
            yield Fault("part-secret", name=line.text, telling=telling)


def _length(script: Script, line: Line) -> Iterator[Fault]:
    """A step lasts some seconds, or as many as a setting says in every edition."""
    if isinstance(line.seconds, str):
        if not script.values:
            yield Fault("part-values", name=line.text, seconds=line.seconds)
        for edition, values in script.values.items():
            given = values.get(line.seconds)
            if given is None or not given.replace(".", "", 1).isdigit():
                yield Fault("part-seconds", name=line.text, seconds=line.seconds, edition=edition, got=given)
    elif line.seconds < 0:
        yield Fault("part-past", name=line.text, seconds=line.seconds)


def _conditions(script: Script) -> Iterator[Fault]:
    """Conditions are about settings of this script, and values that they have."""
    known = {choice.name: choice.values for choice in script.choices}
    known[_PLAYERS] = tuple([str(number) for number in range(script.least, script.most + 1)])
    for place, name, when in _whens(script):
        for setting, values in when.items():
            if setting not in known:
                yield Fault("part-setting", place=place, name=name, setting=setting, known=", ".join(known))
                continue
            wrong = [value for value in values if value not in known[setting]]
            yield from [Fault("part-value", place=place, name=name, setting=setting, value=value) for value in wrong]


def _whens(script: Script) -> Iterator[tuple[str, str, When]]:
    """Every condition, with the kind and the name of what it belongs to."""
    for line in _lines(script):
        yield "step", line.text, line.when
        if line.tap:
            yield "tap", line.text, line.tap.when
    yield from [("setting", each.name, each.when) for each in script.choices]
    yield from [("ban", each.rule, each.when) for each in script.bans]
    yield from [("note", each.name, each.when) for each in script.notes]
    yield from [("tally", each.name, each.when) for each in script.tallies]
    yield from [("ending", each.name, each.when) for each in script.endings]
    if script.counts:
        yield from [("mark", each.title, each.when) for each in script.counts.marks]
