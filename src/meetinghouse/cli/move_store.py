"""``meetinghouse move-store``: copies all tables from one store to another."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..server.store import Place, open_to_copy, open_unsealed
from ..tables.moving import Moved, NotTheSame, OtherHouse, PlayedOn, move
from ..tables.postgres.address import is_address
from ..texts import Texts
from .console import print_json
from .mistakes import Mistake, own_language
from .place import alone, check_folder, read_address
from .progress import Advance, progress


def run(source: str, target: str, language: str | None, json: bool) -> int:
    """Copy the tables, and print how many there are."""
    texts = Texts(own_language(language))
    old, new = _place(source, texts), _place(target, texts)
    if _is_same(old, new):
        raise Mistake(texts.say("cli-move-same", path=str(old)))
    if isinstance(old, Path) and not old.exists():  # before a lock is made beside it
        raise Mistake(texts.say("cli-move-nothing", path=str(old)))
    if isinstance(new, Path):
        check_folder(new.parent, texts)
    with alone(old, texts), alone(new, texts), progress(texts.say("move-progress"), None) as advance:
        try:
            moved = asyncio.run(_move(old, new, advance))
        except NothingThere:
            raise Mistake(texts.say("cli-move-nothing", path=str(old))) from None
        except OtherHouse:
            raise Mistake(texts.say("cli-move-other", path=str(new))) from None
        except PlayedOn as error:
            raise Mistake(texts.say("cli-move-played", path=str(new), code=error.code)) from None
        except NotTheSame:
            raise Mistake(texts.say("cli-move-differs", path=str(new))) from None
    if json:
        print_json(moved)
    else:
        print(texts.say("move-done", tables=moved.tables, copied=moved.copied, path=str(new)))
        print(texts.say("move-key"))
    return 0


def _place(text: str, texts: Texts) -> Place:
    return read_address(text, texts, text.partition("://")[0]) if is_address(text) else Path(text)


def _is_same(old: Place, new: Place) -> bool:
    if isinstance(old, Path) and isinstance(new, Path):
        return old.resolve() == new.resolve()
    return str(old) == str(new)


class NothingThere(Exception):
    """There is no store where the tables should come from."""


async def _move(source: Place, target: Place, advance: Advance) -> Moved:
    found = await open_to_copy(source)
    if found is None:
        raise NothingThere
    async with found as old, await open_unsealed(target) as new:
        return await move(old, new, advance)
