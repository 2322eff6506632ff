"""The modules that `make compiled` compiles: all exist, and none has code that mypyc would compile differently."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from tests.compiled import ROOT, tool

pytest.importorskip("mypyc")

N = TypeVar("N", bound=ast.AST)


@cache
def modules() -> list[str]:
    """The files to compile, as the tool names them."""
    return list(tool().modules())


def nodes(name: str, kind: type[N]) -> Iterator[N]:
    """All syntax nodes of that kind in a module."""
    return (node for node in ast.walk(tree(name)) if isinstance(node, kind))


@cache
def tree(name: str) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse((ROOT / "src" / name).read_text(encoding="utf-8"))


def decorators(name: str) -> set[str]:
    """The decorators of a module's functions and classes, without arguments."""
    decorated: list[ast.ClassDef | ast.FunctionDef] = [*nodes(name, ast.ClassDef), *nodes(name, ast.FunctionDef)]
    return {ast.unparse(each).partition("(")[0] for node in decorated for each in node.decorator_list}


def test_what_defines_values_stays_python() -> None:
    for name in modules():
        bases = {ast.unparse(base) for node in nodes(name, ast.ClassDef) for base in node.bases}
        assert not bases & {"msgspec.Struct", "Struct", "Value", "Event", "View"}, name


def test_nothing_that_keeps_its_findings_in_the_instance_is_compiled() -> None:
    for name in modules():  # a compiled class has no place for them and would compute them again each time
        assert not decorators(name) & {"cached_property", "functools.cached_property"}, name


def test_no_compiled_class_is_a_dataclass_or_has_settings_of_its_own() -> None:
    for name in modules():  # a frozen dataclass could not be copied or pickled; keywords of a class are lost
        assert not decorators(name) & {"dataclass", "dataclasses.dataclass"}, name
        settings = [ast.unparse(each) for node in nodes(name, ast.ClassDef) for each in node.keywords]
        assert set(settings) <= {"metaclass=Slotted"}, name  # tools/declared.py removes it: it is not needed there


def test_no_compiled_code_unpacks_a_generator() -> None:
    for name in modules():  # compiled, the generator would become a list, made at once
        unpacked = [node for node in nodes(name, ast.Assign) if isinstance(node.targets[0], ast.Tuple)]
        assert not [node.lineno for node in unpacked if isinstance(node.value, ast.GeneratorExp)], name


def test_what_follows_from_declared_fields_is_written_out_before_it_is_compiled_and_no_line_moves(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "src"
    tool().copy(copy)
    tool().write_out(copy)
    for name in modules():
        lines = (copy / name).read_text(encoding="utf-8").count("\n")
        assert lines == (ROOT / "src" / name).read_text(encoding="utf-8").count("\n"), name
    state = ast.parse((copy / "meetinghouse/games/newsalem/state.py").read_text(encoding="utf-8"))
    (town,) = [node for node in state.body if isinstance(node, ast.ClassDef)]
    assert [node.name for node in town.body if isinstance(node, ast.FunctionDef)] == ["__init__", "clear", "copy"]
    values = [node.target for node in town.body if isinstance(node, ast.AnnAssign) and node.value is not None]
    assert [ast.unparse(target) for target in values] == ["fields", "declared"]
    save = "import meetinghouse as mh; print(mh.start('newsalem', 4, seed=1).copy().save().hex())"
    played = [
        subprocess.run(
            [sys.executable, "-c", save], env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, check=True
        ).stdout
        for path in (copy, ROOT / "src")
    ]
    assert played[0] == played[1]


def test_every_game_of_the_house_is_among_them() -> None:
    games = {path.parent.name for path in (ROOT / "src" / "meetinghouse" / "games").glob("*/rules.py")}
    assert games == {name.split("/")[2] for name in modules() if "/games/" in name}


def test_without_a_c_compiler_a_compiled_wheel_is_refused_in_a_sentence_and_a_pure_one_is_built(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    without = {**os.environ, "CC": "no-such-compiler"}

    refused = subprocess.run(
        command, cwd=ROOT, env={**without, "MEETINGHOUSE_COMPILED": "1"}, capture_output=True, text=True
    )
    assert refused.returncode == 1
    assert "needs a C compiler, and there is no no-such-compiler here" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert list(tmp_path.iterdir()) == []

    subprocess.run(command, cwd=ROOT, env={**without, "MEETINGHOUSE_COMPILED": ""}, check=True, capture_output=True)
    assert [path.name.endswith("-py3-none-any.whl") for path in tmp_path.iterdir()] == [True]
