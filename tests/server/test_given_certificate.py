"""A host's own certificate: mistakes in its files or dates are reported in one clear line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal

import httpx
import pytest

from meetinghouse.cli.addresses import addresses_of
from meetinghouse.cli.serve import _welcome
from meetinghouse.server.certificate import own_certificate
from meetinghouse.server.run import bind
from meetinghouse.server.store import Store
from meetinghouse.server.tls import Certificate, read
from meetinghouse.texts import Texts

from .certificates import HOME, Key, ec_key, laid, locked, rsa_key, trusting
from .test_serve import process, said

WRONG = {
    ("--tls-cert", "CERT"): ("give both", "ensemble", "a la vez"),
    ("--tls-key", "KEY"): ("give both", "ensemble", "a la vez"),
    ("--tls-cert", "NONE", "--tls-key", "KEY"): ("There is no file", "Il n’y a pas", "No hay ningún"),
    ("--tls-cert", "CERT", "--tls-key", "NONE"): ("There is no file", "Il n’y a pas", "No hay ningún"),
    ("--tls-cert", "FOLDER", "--tls-key", "KEY"): ("cannot be read", "ne peut être lu", "No se puede leer"),
    ("--tls-cert", "LETTER", "--tls-key", "KEY"): ("not a certificate", "pas un certificat", "no es un certificado"),
    ("--tls-cert", "KEY", "--tls-key", "KEY"): ("not a certificate", "pas un certificat", "no es un certificado"),
    ("--tls-cert", "CERT", "--tls-key", "LETTER"): ("not a private key", "pas une clé privée", "no es una clave"),
    ("--tls-cert", "CERT", "--tls-key", "CERT"): ("not a private key", "pas une clé privée", "no es una clave"),
    ("--tls-cert", "CERT", "--tls-key", "OTHER"): ("does not belong", "n’est pas celle", "no es la del certificado"),
    ("--tls-cert", "CERT", "--tls-key", "RSA-KEY"): ("does not belong", "n’est pas celle", "no es la del certificado"),
    ("--tls-cert", "RSA", "--tls-key", "KEY"): ("does not belong", "n’est pas celle", "no es la del certificado"),
    ("--tls-cert", "RSA", "--tls-key", "LETTER"): ("not a private key", "pas une clé privée", "no es una clave"),
    ("--tls-cert", "TURNED", "--tls-key", "KEY"): ("comes first", "vient en premier", "va primero"),
    ("--tls-cert", "SMALL", "--tls-key", "SMALL-KEY"): ("key too small", "refuse le", "rechaza el"),
    ("--tls-cert", "CERT", "--tls-key", "LOCKED"): ("has a password", "mot de passe", "tiene contraseña"),
}  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_with_given_files_is_one_clear_line(
    arguments: tuple[str, ...], own: Certificate, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear Ann, this is not a certificate, but a letter to you: ça va ?\n")
    (tmp_path / "other").mkdir()
    laid(tmp_path / "rsa.pem", tmp_path / "rsa.key", rsa_key(2048), called="localhost")
    laid(tmp_path / "small.pem", tmp_path / "small.key", rsa_key(1024), called="localhost")
    (tmp_path / "turned.pem").write_bytes((tmp_path / "rsa.pem").read_bytes() + own.path.read_bytes())
    files = {
        "RSA": tmp_path / "rsa.pem",
        "RSA-KEY": tmp_path / "rsa.key",
        "SMALL": tmp_path / "small.pem",
        "SMALL-KEY": tmp_path / "small.key",
        "TURNED": tmp_path / "turned.pem",
        "CERT": own.path,
        "KEY": own.key,
        "NONE": tmp_path / "none.pem",
        "FOLDER": tmp_path,
        "LETTER": tmp_path / "letter",
        "OTHER": own_certificate(tmp_path / "other" / "tables.db", HOME).key,
        "LOCKED": locked(own.key, tmp_path / "locked.pem"),
    }
    line = [str(files.get(each, each)) for each in arguments]
    for language, words in zip(("en", "fr", "es"), WRONG[arguments], strict=True):
        status, err = said(capsys, "--port", "0", "--language", language, *line)
        assert status == 2
        assert words in err
        assert len(err.splitlines()) == 1


def test_given_files_need_no_library(own: Certificate, tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", "--tls-cert", str(own.path), "--tls-key", str(own.key)) as (_, where):
        assert where["fingerprint"] == own.fingerprint
        assert httpx.get(f"{where['here']}healthz", verify=trusting(own.path)).status_code == 200


UNTIMELY = {
    ("ended", -30): ("no longer valid", "n’est plus valable", "ya no es válido"),
    ("early", 30): ("not valid yet", "pas encore valable", "aún no es válido"),
}


@pytest.mark.parametrize(("when", "days"), UNTIMELY)
def test_a_given_certificate_out_of_its_time_is_served_with_a_word(
    when: Literal["ended", "early"], days: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    laid(path, key, ec_key(), called="localhost", begins=days, lasts=20, authority=rsa_key(2048))

    found = read(path, key)
    assert found.untimely == when
    with bind("127.0.0.1", 0) as listening:
        where = addresses_of(listening, Store(tmp_path / "tables.db", None, None), found)
    for language, words in zip(("en", "fr", "es"), UNTIMELY[when, days], strict=True):
        _welcome(where, Texts(language, strict=True), qr=False, own=False)
        assert f"{path}" in (told := capsys.readouterr().out)
        assert words in told


@pytest.mark.parametrize("key", [ec_key, partial(rsa_key, 2048)])
def test_a_given_certificate_in_its_time_gets_no_word(key: Callable[[], Key], tmp_path: Path) -> None:
    path, secret = tmp_path / "cert.pem", tmp_path / "key.pem"
    laid(path, secret, key(), called="localhost", authority=rsa_key(2048))

    assert read(path, secret).untimely is None
