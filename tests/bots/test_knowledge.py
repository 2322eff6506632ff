"""Bots know what a person knows: the view, the story, the questions, and the contents of the box."""

from __future__ import annotations

import re
from collections.abc import Iterator

import grimp

from meetinghouse.engine import plugins

# Modules that any bot may import.
ALLOWED = (
    r"engine\.(decisions|events|sayings|values)",
    r"engine\.compiling",  # a decorator for mypyc, which knows no game
    r"bots\b.*",
    r"games\.\w+\.(view|events|components)\b.*",
    r"games\.newsalem\.box",  # the cards, as read from data files
)

# Modules that play whole games with bots may also start games.
HOSTS = re.compile(r"meetinghouse\.bots(\.\w+)?")
ALLOWED_TO_HOSTS = (r"engine\.(catalogue|game|imagine|manifest|plugins|refusals|rules|speech)", r"workers(\.\w+)?")


def imports() -> Iterator[tuple[str, str]]:
    """Each module of the bots, with every module that it imports."""
    graph = grimp.build_graph("meetinghouse")
    for module in sorted(graph.modules):
        if "bots" in module.split("."):
            for imported in sorted(graph.find_modules_directly_imported_by(module)):
                yield module, imported


def test_bots_import_only_what_a_person_could_know() -> None:
    found = list(imports())
    games = {module.split(".")[2] for module, _ in found if module.count(".") > 2}

    assert games >= {*plugins.own(plugins.GAMES)}
    for module, imported in found:
        allowed = ALLOWED + ALLOWED_TO_HOSTS if HOSTS.fullmatch(module) else ALLOWED
        name = imported.removeprefix("meetinghouse.")
        assert any(re.fullmatch(each, name) for each in allowed), f"{module} imports {imported}"
