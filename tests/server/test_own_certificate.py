"""The server's own certificate: kept while it is valid, renewed otherwise; no foreign file is overwritten."""

from __future__ import annotations

import datetime
import socket
import stat
from pathlib import Path

import pytest

from meetinghouse.cli.addresses import names_of
from meetinghouse.server import certificate
from meetinghouse.server.certificate import own_certificate
from meetinghouse.server.tls import Certificate, read
from meetinghouse.texts import LANGUAGES
from tests.platforms import needs_modes

from .certificates import HOME, ec_key, laid
from .test_serve import said


@needs_modes
def test_nobody_else_reads_the_key(own: Certificate) -> None:
    assert stat.S_IMODE(own.key.stat().st_mode) == 0o600


def test_the_certificate_is_kept_while_it_fits(own: Certificate, tmp_path: Path) -> None:
    assert own_certificate(tmp_path / "tables.db", {"localhost"}).fingerprint == own.fingerprint


def test_it_is_made_anew_for_another_address(own: Certificate, tmp_path: Path) -> None:
    other = own_certificate(tmp_path / "tables.db", HOME | {"192.0.2.7"})

    assert other.fingerprint != own.fingerprint
    assert own_certificate(tmp_path / "tables.db", HOME | {"192.0.2.7"}).fingerprint == other.fingerprint


def test_it_is_made_anew_before_it_ends(own: Certificate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = certificate._now() + datetime.timedelta(days=780)
    monkeypatch.setattr(certificate, "_now", lambda: later)

    assert own_certificate(tmp_path / "tables.db", HOME).fingerprint != own.fingerprint


def test_it_is_made_anew_where_the_key_is_damaged(own: Certificate, tmp_path: Path) -> None:
    own.key.write_text("rust")

    assert own_certificate(tmp_path / "tables.db", HOME).fingerprint != own.fingerprint


def test_it_is_made_anew_where_it_names_nobody(own: Certificate, tmp_path: Path) -> None:
    laid(own.path, own.key, ec_key(), called="Meetinghouse")
    nameless = read(own.path, own.key)

    assert own_certificate(tmp_path / "tables.db", HOME).fingerprint != nameless.fingerprint


def test_a_link_with_a_scope_keeps_its_certificate(tmp_path: Path) -> None:
    names = HOME | {"fe80::1%eth0"}

    first, again = (own_certificate(tmp_path / "tables.db", names) for _ in range(2))
    assert first.fingerprint == again.fingerprint


def test_every_data_file_has_a_certificate_of_its_own_by_whatever_name(own: Certificate, tmp_path: Path) -> None:
    assert own.path.name == "tables.db.cert.pem"
    assert own_certificate(tmp_path / "tables.sqlite", HOME).fingerprint != own.fingerprint
    assert own_certificate(tmp_path / "." / "x" / ".." / "tables.db", HOME).path == own.path


ANOTHERS = {"en": "not what the house made", "fr": "n’a pas fait", "es": "no lo ha hecho la propia casa"}
UNREADABLE = {"en": "cannot be read", "fr": "ne peut être lu", "es": "No se puede leer"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lies", ["another's", "a letter", "a key alone", "a folder"])
def test_what_the_house_did_not_make_is_not_overwritten(
    lies: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, key = tmp_path / "tables.db.cert.pem", tmp_path / "tables.db.key.pem"
    laid(path, key, ec_key(), called="house.example.org")
    if lies != "another's":
        path.unlink()
    if lies == "a letter":
        path.write_text("Dear Ann")
    if lies == "a folder":
        path.mkdir()
    before = {each: each.read_bytes() for each in (path, key) if each.is_file()}

    status, err = said(capsys, "--tls", "--port", "0", "--data", str(tmp_path / "tables.db"), "--language", language)

    assert status == 2
    assert (UNREADABLE if lies == "a folder" else ANOTHERS)[language] in err
    assert str(key if lies == "a key alone" else path) in err
    assert lies == "a folder" or "--tls-cert" in err
    assert {each: each.read_bytes() for each in (path, key) if each.is_file()} == before


@pytest.mark.parametrize("more", [(), ("--tls",)])
def test_a_folder_is_no_place_for_the_data(
    more: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    for folder in (".", "/"):
        status, err = said(capsys, "--port", "0", "--data", folder, "--language", "en", *more)
        assert status == 2
        assert f"{Path(folder)} cannot be written: it is a folder." in err
    assert [each.name for each in tmp_path.rglob("*")] == ["here"]


def test_it_names_the_machine_and_where_it_listens() -> None:
    assert {"localhost", "127.0.0.1", socket.gethostname()} <= names_of("0.0.0.0")
    assert "0.0.0.0" not in names_of("0.0.0.0")
    assert "192.0.2.7" in names_of("192.0.2.7")
