"""The Chromium of the browser tests: the headless shell where it can be installed, or what there is."""

from __future__ import annotations

import pytest

from tools import chromium
from tools.chromium import SHELL


@pytest.mark.parametrize(
    ("there", "offered", "found"),
    [
        ({SHELL, "chromium"}, set(), SHELL),
        ({"chromium"}, {SHELL}, SHELL),
        ({"chromium"}, set(), "chromium"),
        (set(), {SHELL, "chromium"}, SHELL),
        (set(), {"chromium"}, "chromium"),
        (set(), set(), None),
    ],
)
def test_the_headless_shell_is_installed_if_it_can_be_and_else_what_there_is_is_used(
    monkeypatch: pytest.MonkeyPatch, there: set[str], offered: set[str], found: str | None
) -> None:
    commands = {"apt-get", *there}

    def apt_get(what: str, *packages: str) -> bool:
        assert SHELL not in commands, "there is nothing to install"
        commands.update(offered & {*packages})
        return what == "update" or {*packages} <= offered

    monkeypatch.setattr("tools.chromium.apt_get", apt_get)
    monkeypatch.setattr("shutil.which", lambda name: name if name in commands else None)
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)

    assert chromium.main() == (0 if found else 1)
    assert chromium.find() == found


def test_without_the_rights_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.chromium.apt_get", lambda *_: pytest.fail("nobody may install anything"))
    monkeypatch.setattr("shutil.which", lambda name: name if name in ("apt-get", "chromium") else None)
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)

    assert chromium.main() == 0
    assert chromium.find() == "chromium"
