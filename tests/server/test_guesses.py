"""Nobody finds tables by guessing codes from any number of addresses, and guessing keeps nobody out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path

import msgspec
import pytest

from meetinghouse.server.address import neighbourhood
from meetinghouse.server.app import make_app
from meetinghouse.server.guesses import Guesses
from meetinghouse.server.settings import NO_RATE, Rate, Settings
from meetinghouse.tables.codes import LETTERS
from meetinghouse.tables.house import House
from meetinghouse.tables.refusals import TooMuch, Unknown
from meetinghouse.tables.sqlite import SqliteJournal
from tests.tables.awaiting import awaited

from .wire import Said, Wire

CODES = [f"{one}{two}ZZ" for one in LETTERS for two in LETTERS]
FROZEN = Settings(
    calls=NO_RATE, knocks=NO_RATE, guesses=Rate(1e-9, 20), slips=Rate(1e-9, 3), proxies=(ip_network("127.0.0.1"),)
)


class Street:
    """A server with one table, and clients with any addresses."""

    def __init__(self, wire: Wire, code: str, token: str) -> None:
        self.wire = wire
        self.code = code
        self.token = token

    async def ask(self, address: str, code: str, path: str = "", body: object = None, token: str | None = None) -> Said:
        method = "GET" if body is None else "POST"
        headers = (("x-forwarded-for", address),)
        return await self.wire.call(method, f"/api/tables/{code}{path}", body, token, headers)

    async def guess(self, addresses: list[str]) -> list[int]:
        """Let each address try another code."""
        wrong = [code for code in CODES if code != self.code]
        return [(await self.ask(address, code)).status for address, code in zip(addresses, wrong, strict=False)]


@asynccontextmanager
async def street(path: Path, settings: Settings = FROZEN) -> AsyncIterator[Street]:
    async with await SqliteJournal.open(path / "tables.db") as journal:
        house = House(journal, threads=False)
        wire = Wire(make_app(house, settings))
        made = (await wire.call("POST", "/api/tables", {"game": "salem1692"})).json
        yield Street(wire, made["code"], made["token"])
        await house.close()


@awaited
async def test_the_whole_house_answers_only_so_many_wrong_codes_from_however_many_addresses(tmp_path: Path) -> None:
    async with street(tmp_path) as here:
        statuses = await here.guess([f"10.{number}.0.1" for number in range(100)])
        assert statuses == [404] * 20 + [429] * 80
        hit = await here.ask("10.200.0.1", here.code)
        assert (hit.status, hit.json["refused"]) == (429, "too-fast"), "nor does a right one tell itself"
        for path, body in (("/seats", {"name": "Eve"}), ("/session", {"token": "x"}), ("/start", {})):
            assert (await here.ask("10.200.0.1", here.code, path, body)).status == 429
        assert (await here.ask("10.0.0.1", here.code, token=here.token)).status == 200, "a token passes"


@awaited
async def test_those_who_guess_keep_no_newcomer_out(tmp_path: Path) -> None:
    async with street(tmp_path) as here:
        await here.guess([f"10.0.0.{number}" for number in range(250)])
        assert await here.guess(["10.0.0.7"]) == [429]
        assert (await here.ask("10.0.0.7", here.code)).status == 429
        for _ in range(30):
            assert (await here.ask("10.0.1.7", here.code)).status == 200
        assert (await here.ask("10.0.1.7", here.code, "/seats", {"name": "Ann"})).status == 201
        assert await here.guess(["10.0.1.7"]) == [404], "one may mistype"


@awaited
async def test_right_codes_use_up_nothing(tmp_path: Path) -> None:
    async with street(tmp_path) as here:
        for number in range(100):
            assert (await here.ask(f"10.{number}.0.1", here.code)).status == 200
        assert await here.guess(["10.101.0.1"]) == [404]


async def hidden(here: Street) -> None:
    """Make the table hidden from strangers."""
    for path, body in (("/watchers", {"watchers": False}), ("/lock", {"locked": True})):
        assert (await here.ask("10.0.0.1", here.code, path, body, here.token)).status == 200


@awaited
async def test_a_token_in_the_body_is_no_guess_and_passes_while_none_is_answered(tmp_path: Path) -> None:
    async with street(tmp_path) as here:
        await hidden(here)
        shown = {"token": here.token}
        for path in ("/whose", "/session") * 15:
            assert (await here.ask("10.0.0.1", here.code, path, shown)).status == 200
        statuses = await here.guess([f"10.{number}.0.1" for number in range(100)])
        assert statuses == [404] * 20 + [429] * 80, "none of them was used up"
        for path in ("/whose", "/session"):
            assert (await here.ask("10.0.0.1", here.code, path, shown)).status == 200


@awaited
@pytest.mark.parametrize("path", ["/whose", "/session"])
async def test_a_wrong_token_in_the_body_is_a_guess_like_any_other(tmp_path: Path, path: str) -> None:
    async with street(tmp_path) as here:
        await hidden(here)
        wrong = next(code for code in CODES if code != here.code)
        told = []
        for number in range(30):
            code = here.code if number % 2 else wrong
            told.append(await here.ask(f"10.{number}.0.1", code, path, {"token": "guess"}))
        assert [said.status for said in told] == [404] * 20 + [429] * 10
        assert told[0].body.replace(wrong.encode(), b"") == told[1].body.replace(here.code.encode(), b"")


def test_guesses_are_answered_again_as_time_goes_by() -> None:
    now = [0.0]
    guesses = Guesses(msgspec.structs.replace(FROZEN, guesses=Rate(0.5, 2), slips=Rate(1 / 60, 1)), lambda: now[0])

    def miss(address: str) -> None:
        with guesses.turn(address):
            raise Unknown("unknown-code", code="KWTM")

    for _ in range(3):  # the first as a newcomer
        with pytest.raises(Unknown):
            miss("10.0.0.1")
    with pytest.raises(TooMuch) as refused:
        miss("10.0.0.1")
    assert refused.value.details == {"seconds": 2}
    now[0] += 2
    with pytest.raises(Unknown):
        miss("10.0.0.1")
    with pytest.raises(TooMuch):
        miss("10.0.0.1")
    now[0] += 60
    for _ in range(3):
        with pytest.raises(Unknown):
            miss("10.0.0.1")


def test_a_network_counts_as_one() -> None:
    assert neighbourhood("10.1.2.3") == neighbourhood("10.1.2.250") != neighbourhood("10.1.3.3")
    assert (
        neighbourhood("2001:db8:1:2::/64") == neighbourhood("2001:db8:1:ffff::/64") != neighbourhood("2001:db8:2::/64")
    )
    assert neighbourhood("testclient") == "testclient"
