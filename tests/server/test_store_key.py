"""The key of the store: created once and readable by its owner; without it the data file reveals nothing."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.server.store import find_store, open_store
from meetinghouse.tables import acts
from meetinghouse.tables.sqlite import SqliteJournal
from tests.platforms import needs_modes

from .guests import Guest, any_choice, see_off
from .process import Process
from .test_serve import process, said

SECRETS = ("Zerubbabel", "Philomena", "Bartholomew", "I-have-seen-them-dance", "Philomena-lies-to-us-all")


def lies_in(folder: Path) -> dict[str, bytes]:
    """The contents of all files in a folder."""
    return {found.name: found.read_bytes() for found in folder.iterdir()}


def test_during_a_game_no_file_of_the_house_tells_anything_of_it(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        server.start()
        made = httpx.post(f"{server.url}/api/tables", json={"game": "salem1692", "pace": "none"}).json()
        host = Guest(server.url, made["code"], made["token"])
        host.ok("/seats", {"name": SECRETS[0]}, 201)
        tokens = [made["token"]]
        guests = [host]
        for name in SECRETS[1:3]:
            tokens.append(Guest(server.url, host.code).ok("/seats", {"name": name}, 201)["token"])
            guests.append(Guest(server.url, host.code, tokens[-1]))
            guests[-1].ok("/ready", {"ready": True})
        host.ok("/bots", {"bot": "steady", "count": 4}, 201)
        host.ok("/chat", {"channel": "lobby", "text": SECRETS[3]})
        host.ok("/start")
        host.ok("/notebook", {"text": SECRETS[4], "suspicions": {}})
        for guest in guests:
            guest.look_until(lambda seen: seen["decisions"])
            asked = guest.look()["decisions"][0]
            guest.ok("/answers", {"decision": asked["id"], "choice": any_choice(asked, random.Random(1))})
        raw = b"".join(lies_in(tmp_path).values())
        see_off()
        server.stop()

    bodies = asyncio.run(opened(tmp_path / "tables.db", host.code))
    plain = b"".join(bodies)
    seed = next(entry.act.seed for entry in map(acts.read_act, bodies[1:]) if isinstance(entry.act, acts.Start))
    digests = [hashlib.sha256(token.encode()).hexdigest() for token in tokens]
    told = [*SECRETS, *digests, *tokens, seed, "tryal", "witch", "steady", '"act"', '"type"', "suspicions"]
    for secret in told:
        assert secret.encode() not in raw, secret
    for secret in (*SECRETS, *digests, seed, "steady", '"act"'):
        assert secret.encode() in plain, secret  # so the search above looked for the right bytes
    assert b"SQLite format 3" in raw


async def opened(data: Path, code: str) -> list[bytes]:
    """The snapshot and the entries of a table, decrypted with the key."""
    async with await open_store(find_store(data)) as journal:
        listing = await journal.find(code)
        assert listing is not None
        snapshot = (await journal.wake(listing.table)).snapshot
        assert snapshot is not None
        return [snapshot.body, *[entry.body for entry in await journal.read(listing.table)]]


async def begun(data: Path) -> None:
    """A store with encrypted data."""
    async with await open_store(find_store(data)) as journal:
        await journal.append("a", 1, b"{}")


@needs_modes
def test_a_key_is_made_once_for_its_owner_alone_and_used_again(tmp_path: Path) -> None:
    data, key = tmp_path / "tables.db", tmp_path / "tables.db.secret"
    asyncio.run(begun(data))
    made = key.read_text()
    assert len(made.strip()) == 64
    assert key.stat().st_mode & 0o777 == 0o600
    with process(data) as (_, where):
        assert where["key"] == str(key)
        assert httpx.post(f"{where['here']}api/tables", json={"game": "salem1692"}).status_code == 201
    assert key.read_text() == made


WRONG = {
    "lost": ("was sealed with a key", "a été scellé avec une clé", "se selló con una clave"),
    "other": ("is not the one", "n’est pas celle", "no es la que"),
    "short": ("does not hold a key", "ne contient pas de clé", "no contiene una clave"),
    "letter": ("does not hold a key", "ne contient pas de clé", "no contiene una clave"),
    "empty": ("does not hold a key", "ne contient pas de clé", "no contiene una clave"),
    "folder": ("cannot be read", "ne peut être lu", "No se puede leer"),
}


def spoil(key: Path, how: str) -> None:
    """Damage the key in some way."""
    good = key.read_text()
    key.unlink()
    if how == "folder":
        key.mkdir()
    elif how != "lost":
        bad = {"other": secrets.token_hex(32), "short": good[:40], "letter": "Dear Ann, ça va ?", "empty": ""}
        key.write_text(bad[how], encoding="utf-8")


@pytest.mark.parametrize("how", WRONG)
@pytest.mark.parametrize("given", ["beside", "named"])
def test_a_key_that_is_not_the_right_one_is_one_clear_line_and_harms_nothing(
    how: str, given: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, key = tmp_path / "tables.db", tmp_path / "tables.db.secret"
    asyncio.run(begun(data))
    spoil(key, how)
    before, files = data.read_bytes(), sorted(tmp_path.iterdir())
    more = ("--key-file", str(key)) if given == "named" else ()
    for language, words in zip(("en", "fr", "es"), WRONG[how], strict=True):
        status, err = said(capsys, "--port", "0", "--data", str(data), "--language", language, *more)

        assert status == 2
        assert len(err.strip().splitlines()) == 1
        assert words in err
        assert str(key) in err
    assert data.read_bytes() == before
    assert {*tmp_path.iterdir()} - {tmp_path / "tables.db.lock"} == {*files}


@pytest.mark.parametrize(("told", "words"), [("", "does not hold a key"), ("f" * 63, "does not hold a key"),
                                             ("0" * 64, "is not the one")])  # fmt: skip
def test_a_wrong_key_in_the_environment_is_told_by_its_name(
    told: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(begun(tmp_path / "tables.db"))
    monkeypatch.setenv("MEETINGHOUSE_KEY", told)
    status, err = said(capsys, "--port", "0", "--data", str(tmp_path / "tables.db"))

    assert status == 2
    assert words in err
    assert "MEETINGHOUSE_KEY" in err


def test_a_key_from_the_environment_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32).upper() + "\n")
    asyncio.run(begun(tmp_path / "tables.db"))
    assert not list(tmp_path.glob("*.secret*"))
    assert find_store(tmp_path / "tables.db").key_file is None


def test_a_named_file_is_made_for_a_store_in_which_nothing_was_sealed_yet(tmp_path: Path) -> None:
    elsewhere = tmp_path / "keys"
    elsewhere.mkdir()

    async def begin() -> None:
        async with await SqliteJournal.open(tmp_path / "tables.db") as journal:
            await journal.append("a", 1, b"{}")
        async with await open_store(find_store(tmp_path / "tables.db", elsewhere / "house")) as sealed:
            assert (await sealed.wake("a")).version == 1

    asyncio.run(begin())
    assert [found.name for found in elsewhere.iterdir()] == ["house"]
    assert not list(tmp_path.glob("*.secret"))


def test_a_key_that_cannot_be_written_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more: Any = ("--key-file", str(tmp_path / "nowhere" / "key"))
    status, err = said(capsys, "--port", "0", "--data", str(tmp_path / "tables.db"), *more)

    assert status == 2
    assert f"{tmp_path / 'nowhere'}" in err
    assert "cannot be written" in err
