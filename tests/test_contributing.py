"""The guide for contributors, the workflow and the hooks for commits: everything they name exists."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
HOOKS = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]

QUOTED = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", GUIDE, flags=re.DOTALL).replace("\n", " "))
COMMANDS = [step["run"] for job in WORKFLOW["jobs"].values() for step in job["steps"] if "run" in step]
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
# Names in the guide that are not files of the repository.
ELSEWHERE = ("build/", ".venv", "web/node_modules", "/dev/pieces", "meetinghouse.", "salem1692.cautious")
PACKAGE = ROOT / "src" / "meetinghouse"


def exists(name: str) -> bool:
    """Whether there is such a file in the repository, the package, or a game."""
    games = [game for game in (PACKAGE / "games").iterdir() if game.is_dir()]
    return any((top / name).exists() for game in games for top in (ROOT, PACKAGE, game, game / "texts"))


def test_every_file_that_the_guide_names_exists() -> None:
    names = {each for each in QUOTED if re.fullmatch(r"[\w./-]+(/|\.\w+)|[a-z]+/[\w/]+", each)}
    names = {each for each in names if not any(other in each for other in ELSEWHERE)}

    assert len(names) > 40
    assert not exists("tables/nowhere.py")
    assert [each for each in sorted(names) if not exists(each)] == []


def test_every_command_of_the_guide_and_of_the_workflow_exists() -> None:
    lines = [shlex.split(each) for each in [*QUOTED, *COMMANDS] if each.startswith(("make ", "npm "))]
    made = {line[1] for line in lines if line[0] == "make"}
    scripts = {line[-1] for line in lines if line[0] == "npm"}

    assert made >= {"test", "test-compiled", "bench", "docs"}
    assert made <= TARGETS
    assert scripts >= {"check", "lint", "test", "format", "dev"}
    assert scripts <= set(SCRIPTS)


def test_the_workflow_runs_every_python_both_builds_and_three_systems() -> None:
    jobs = WORKFLOW["jobs"]
    systems = [
        system for job in jobs.values() for system in job.get("strategy", {}).get("matrix", {}).get("system", [])
    ]
    tests = [word for line in COMMANDS for word in line.split() if word.startswith("tests/")]

    assert jobs["test"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {system.split("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}
    assert {"make test", "make test-compiled", "make docs"} <= set(COMMANDS)
    assert "$GITHUB_STEP_SUMMARY" in " ".join(COMMANDS)
    assert tests
    assert all((ROOT / each).exists() for each in tests)


def test_the_hooks_for_commits_run_the_checks_of_make_lint() -> None:
    entries = [hook["entry"] for hook in HOOKS]
    checks = re.findall(r"^\t@\$\(BIN\)/(\S+)", MAKEFILE.split("\nlint:")[1].split("\n\n")[0], re.MULTILINE)

    assert {"ruff", "mypy", "lint-imports"} == set(checks)
    assert all(any(f".venv/bin/{check}" in entry for entry in entries) for check in checks)
    assert any("prettier" in entry for entry in entries)


def test_the_guide_and_the_makefile_name_the_same_node() -> None:
    (guide,) = re.findall(r"Node\.js ([\d.]+)", GUIDE)
    (makefile,) = re.findall(r"Node\.js ([\d.]+)", MAKEFILE)
    assert guide == makefile
