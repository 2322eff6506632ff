"""The wheel in an empty environment: it plays, simulates and tells the rules, and says what else could be installed."""

from __future__ import annotations

import json

import pytest

from meetinghouse.engine import plugins

from .conftest import Installed

PLAY = """
import random, meetinghouse as mh
dice, game = random.Random(7), mh.start("newsalem", players=4, seed=1)
while not game.over:
    game.answer(game.decisions[0].id, game.decisions[0].any(dice))
print(mh.__file__, game.outcome.side)
"""


def test_a_wheel_in_an_empty_environment_plays_a_game(bare: Installed) -> None:
    ran = bare.python(PLAY)

    assert ran.stderr == ""
    where, side = ran.stdout.split()
    assert where.startswith(str(bare.venv))
    assert side in ("puritans", "witches")


def test_a_wheel_in_an_empty_environment_has_the_command_line(bare: Installed) -> None:
    simulated = bare.run("simulate", "salem1692", "--players", "5", "--games", "20", "--json")
    assert (simulated.returncode, simulated.stderr) == (0, "")
    assert json.loads(simulated.stdout)["games"] == 20

    assert "The witches choose exactly one" in bare.run("rules", "SAL-NIGHT-04").stdout
    assert "Las brujas eligen" in bare.run("rules", "SAL-NIGHT-04", "--language", "es").stdout
    games = bare.run("games").stdout
    assert [name for name in plugins.own(plugins.GAMES) if name not in games] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The server is not installed here. Install it with:"),
        ("fr", "Le serveur n’est pas installé ici. Pour l’installer\N{NO-BREAK SPACE}:"),
        ("es", "El servidor no está instalado aquí. Para instalarlo:"),
    ],
)
def test_without_the_server_serve_says_how_to_install_it(bare: Installed, language: str, said: str) -> None:
    ran = bare.run("serve", "--language", language)

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f'meetinghouse: {said} pip install "meetinghouse[server]"\n'


@pytest.mark.parametrize(("module", "extra"), [("server.run", "server"), ("client", "client"), ("printing", "print")])
def test_importing_what_is_not_installed_says_how_to_install_it(bare: Installed, module: str, extra: str) -> None:
    ran = bare.python(f"import meetinghouse.{module}")

    assert ran.returncode == 1
    assert ran.stderr.endswith(
        f'The part "{extra}" of Meetinghouse is not installed here. '
        f'Install it with: pip install "meetinghouse[{extra}]"\n'
    )
    assert "During handling" not in ran.stderr
