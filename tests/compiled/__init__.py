"""The compiled build beside the pure one: the same sources must play the same games. Run with make test-compiled."""

from __future__ import annotations

import importlib
import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def tool() -> ModuleType:
    """tools/compile.py, as a module."""
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def names() -> list[str]:
    """The modules that are compiled."""
    return [path.removesuffix(".py").replace("/", ".") for path in tool().modules()]


def build() -> str:
    """Which build is imported here: `compiled` or `pure`; anything between the two is a mistake."""
    files = {name: importlib.import_module(name).__file__ or "" for name in names()}
    compiled = {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    if compiled and compiled != set(files):
        raise RuntimeError(f"half compiled: {min(set(files) - compiled)} is still Python")
    return "compiled" if compiled else "pure"
