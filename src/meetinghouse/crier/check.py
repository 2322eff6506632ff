"""Whether a script can be walked: every name in it means something."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.script import GHOSTS, Line, Script, When

_PLAYERS = "players"  # a setting of every script
_STRUCK = "struck"  # the note that fates write


def mistakes(script: Script) -> Iterator[str]:
    """What is wrong in a script, each as a sentence that names the place."""
    yield from _conditions(script)
    taken = {_STRUCK, *([GHOSTS] if script.ghosts else [])}
    for line in _lines(script):
        yield from _length(script, line)
        yield from _secrecy(line)
        wrong = [note for note in _used(line) if note not in taken and note != script.bound]
        yield from [f"the step {line.text!r} uses the note {note!r}, which no step before it takes" for note in wrong]
        taken |= {answer.into for answer in line.answers} | ({line.tap.note} if line.tap else set())
    tallies = {tally.name for tally in script.tallies}
    for ending in script.endings:
        notes = (ending.alone, ending.mixed, ending.gone, ending.half)
        wrong = [note for note in notes if note and note not in taken]
        yield from [f"the ending {ending.name!r} asks for the note {note!r}, which no step takes" for note in wrong]
        if ending.full and ending.full not in tallies:
            yield f"the ending {ending.name!r} asks for the tally {ending.full!r}, which is not among `tallies`"
    for noted in (*[note.name for note in script.notes], *([script.bound] if script.bound else [])):
        if noted not in taken:
            yield f"no step takes the note {noted!r}"


def _lines(script: Script) -> list[Line]:
    return [line for part in script.parts for line in part.lines]


def _used(line: Line) -> list[str]:
    """The notes that must have been taken before this step."""
    found = [line.tells, line.given, *[note for fate in line.fates for note in (fate.note, *fate.unless)]]
    found += [note for answer in line.answers for note in (answer.of, *[bar.note for bar in answer.bars])]
    if tap := line.tap:
        found += [tap.only, tap.show, tap.tells, tap.given, *[bar.note for bar in tap.bars if not bar.last]]
    return [note for note in found if note]


_TELLING = {
    "given": "is left out if nobody is in the note",
    "tells": "speaks the names of the note",
    "otherwise": "speaks another text if nobody is noted",
    "waits": "waits for somebody",
    "answers": "asks for answers aloud",
}


def _secrecy(line: Line) -> Iterator[str]:
    """A secret step sounds the same and lasts as long, whatever was tapped."""
    for name, what in _TELLING.items() if line.secret else ():
        if getattr(line, name):
            yield f"the step {line.text!r} is secret, but {what} (`{name}`): what is heard would tell what was tapped"


def _length(script: Script, line: Line) -> Iterator[str]:
    """A step lasts some seconds, or as many as a setting says in every edition."""
    if isinstance(line.seconds, str):
        if not script.values:
            yield f"the step {line.text!r} lasts {line.seconds!r} seconds, but the script has no `values`"
        for edition, values in script.values.items():
            given = values.get(line.seconds, "")
            if not given.replace(".", "", 1).isdigit():
                said = f"says {given!r}, which is no number" if given else "does not say how many"
                yield f"the step {line.text!r} lasts {line.seconds!r} seconds, but `values` of {edition!r} {said}"
    elif line.seconds < 0:
        yield f"the step {line.text!r} lasts {line.seconds} seconds"


def _conditions(script: Script) -> Iterator[str]:
    """Conditions are about settings of this script, and values that they have."""
    known = {choice.name: choice.values for choice in script.choices}
    known[_PLAYERS] = tuple([str(number) for number in range(script.least, script.most + 1)])
    for place, when in _whens(script):
        for name, values in when.items():
            if name not in known:
                yield f"{place} depends on {name!r}, which is no setting: {', '.join(known)}"
                continue
            wrong = [value for value in values if value not in known[name]]
            yield from [f"{place} asks whether {name!r} is {value!r}, which it cannot be" for value in wrong]


def _whens(script: Script) -> Iterator[tuple[str, When]]:
    for line in _lines(script):
        yield f"the step {line.text!r}", line.when
        if line.tap:
            yield f"the tap of {line.text!r}", line.tap.when
    yield from [(f"the setting {each.name!r}", each.when) for each in script.choices]
    yield from [(f"the ban {each.rule}", each.when) for each in script.bans]
    yield from [(f"the note {each.name!r}", each.when) for each in script.notes]
    yield from [(f"the tally {each.name!r}", each.when) for each in script.tallies]
    yield from [(f"the ending {each.name!r}", each.when) for each in script.endings]
    if script.counts:
        yield from [(f"the mark {each.title!r}", each.when) for each in script.counts.marks]
