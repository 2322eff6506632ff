"""The certificate of the house's own: kept while it fits, and made anew when it does not."""

from __future__ import annotations

import datetime
import socket
import stat
import sys
from pathlib import Path

import pytest

from meetinghouse.cli.addresses import names_of
from meetinghouse.server import certificate
from meetinghouse.server.certificate import own_certificate
from meetinghouse.server.tls import Certificate
from tests.platforms import needs_modes

from .certificates import HOME
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


def test_it_names_the_machine_and_where_it_listens() -> None:
    assert {"localhost", "127.0.0.1", socket.gethostname()} <= names_of("0.0.0.0")
    assert "0.0.0.0" not in names_of("0.0.0.0")
    assert "192.0.2.7" in names_of("192.0.2.7")


def test_without_its_library_the_way_to_get_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "meetinghouse.server.certificate")
    monkeypatch.setitem(sys.modules, "cryptography", None)

    status, err = said(capsys, "--tls", "--port", "0", "--data", str(tmp_path / "tables.db"))

    assert status == 2
    assert 'pip install "meetinghouse[tls]"' in err
