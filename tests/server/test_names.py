"""The server answers only to its own names, so that a foreign site cannot use another name (DNS rebinding)."""

from __future__ import annotations

import socket
from html import escape
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from meetinghouse.cli.addresses import Addresses
from meetinghouse.cli.serve import _welcome
from meetinghouse.server.names import is_ours, without_port
from meetinghouse.server.settings import Settings
from meetinghouse.texts import LANGUAGES, Texts

from .conftest import Start
from .guests import Serving
from .test_serve import process

FOREIGN = (
    "evil.example",
    "evil.example:1692",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    ":80",
    "a@127.0.0.1",
)


def named(url: str, host: str, **headers: str) -> httpx.Response:
    """The response to a request with this name in its Host header."""
    return httpx.get(url, headers={"Host": host, **headers})


@pytest.mark.parametrize("host", FOREIGN)
def test_whoever_asks_by_a_strange_name_is_misdirected(serving: Serving, host: str) -> None:
    for url in (serving.url, f"{serving.url}/api/games", f"{serving.url}/healthz", serving.metrics):
        answer = named(url, host)
        assert (answer.status_code, answer.json()["refused"]) == (421, "misdirected")
        assert answer.json()["params"] == {"host": without_port(host)}


def test_a_page_elsewhere_that_gave_the_house_its_name_opens_no_table(serving: Serving) -> None:
    own = {"Host": "evil.example", "Origin": "http://evil.example"}  # the browser takes both for one site
    answer = httpx.post(f"{serving.url}/api/tables", json={"game": "salem1692"}, headers=own)

    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers


def test_addresses_and_this_machine_are_always_good_names(serving: Serving) -> None:
    for host in ("localhost", "LOCALHOST:80", "localhost.", "127.0.0.1", "192.168.1.7:1692", "[::1]:1692", "[fe80::1]"):
        assert named(f"{serving.url}/healthz", host).status_code == 200, host


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_who_reads_is_told_in_their_language_and_a_name_is_no_markup(serving: Serving, language: str) -> None:
    page = named(serving.url, "<b>evil", **{"Accept": "text/html", "Accept-Language": language})

    assert page.status_code == 421
    assert "<b>" not in page.text
    said = Texts(language, strict=True).say("refused-misdirected", host="<b>evil")
    assert f'<p lang="{language}">{escape(said)}</p>' in page.text
    assert "<a " not in page.text, "by that name no link leads to the house"


def test_a_trusted_proxy_passes_on_only_names_of_the_house(serve: Start) -> None:
    serving = serve(Settings(names=frozenset({"house.example.org"}), proxies=(ip_network("127.0.0.1"),)))
    forwarded = {"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Host": "house.example.org"}

    assert named(serving.url, "House.Example.org:443", **forwarded).status_code == 200
    assert named(serving.url, "evil.example", **forwarded).status_code == 421


def test_the_command_knows_the_machines_names_and_those_it_is_given(tmp_path: Path) -> None:
    machine = socket.gethostname()
    given = ("--name", "House.example.org", "--name", "b\u00fccher.example")
    with process(tmp_path / "tables.db", *given) as (_, where):
        good = ("house.example.org", "xn--bcher-kva.example", machine, f"{machine.split('.')[0]}.local".upper())
        assert [named(where["here"], host).status_code for host in good] == [200] * len(good)
        assert named(where["here"], "other.example.org").status_code == 421


def test_the_command_tells_where_the_house_is_found_by_its_names(tmp_path: Path) -> None:
    given = ("--name", "House.example.org", "--name", "b.example")
    with process(tmp_path / "tables.db", *given) as (_, where):
        port = urlsplit(where["here"]).port
        assert where["names"] == [f"http://house.example.org:{port}/", f"http://b.example:{port}/"]
    with process(tmp_path / "tables.db", *given, "--tls") as (_, where):
        port = urlsplit(where["here"]).port
        assert where["names"] == [f"https://house.example.org:{port}/", f"https://b.example:{port}/"]
    with process(tmp_path / "tables.db", *given, "--trust-proxy", "127.0.0.1") as (_, where):
        assert where["names"] == ["https://house.example.org/", "https://b.example/"]


@pytest.mark.parametrize(
    ("proxied", "language", "words"),
    [
        (False, "en", "By its name: "),
        (False, "fr", "Par son nom\N{NO-BREAK SPACE}: "),
        (False, "es", "Por su nombre: "),
        (True, "en", "Through the proxy, where it speaks https: "),
        (True, "fr", "Par le proxy, s’il parle https\N{NO-BREAK SPACE}: "),
        (True, "es", "A través del proxy, si habla https: "),
    ],
)
def test_the_host_reads_that_too(proxied: bool, language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    where = Addresses("http://localhost/", None, "tables.db", names=("http://house.example.org/",))
    _welcome(where, Texts(language, strict=True), qr=False, own=True, proxied=proxied)

    assert f"{words}http://house.example.org/\n" in capsys.readouterr().out


def test_a_name_is_one_whole_name() -> None:
    assert is_ours("house.example.org", {"house.example.org"})
    assert not is_ours("a.house.example.org", {"house.example.org"})
