"""What `make compiled` compiles: everything it names is there, and nothing that mypyc would make something else of."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def modules() -> list[str]:
    """The files to compile, as the tool names them."""
    if importlib.util.find_spec("mypyc") is None:
        pytest.skip("mypyc is not installed")
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return list(tool.modules())


def bases(path: Path) -> set[str]:
    """What the classes of a module derive from."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases}


def decorators(path: Path) -> set[str]:
    """What a module's functions and classes are decorated with."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    return {ast.unparse(each) for node in nodes for each in node.decorator_list}


def test_what_defines_values_stays_python() -> None:
    for name in modules():
        assert not bases(ROOT / name) & {"msgspec.Struct", "Struct", "Value", "Event", "View"}, name


def test_nothing_that_keeps_its_findings_in_the_instance_is_compiled() -> None:
    for name in modules():  # a compiled class has no place for them, and would find everything anew each time
        assert "cached_property" not in decorators(ROOT / name), name


def test_every_game_of_the_house_is_among_them() -> None:
    games = {path.parent.name for path in (ROOT / "src" / "meetinghouse" / "games").glob("*/rules.py")}
    assert games == {name.split("/")[3] for name in modules() if "/games/" in name}
