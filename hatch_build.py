"""Puts the compiled modules into the wheel where MEETINGHOUSE_COMPILED=1 asks for them; otherwise the wheel is pure."""

from __future__ import annotations

import importlib.util
import os
import pathlib
import tempfile
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = os.environ.get("MEETINGHOUSE_COMPILED", "") not in ("", "0")
NEEDED = ("mypy>=2.4", "setuptools>=80")


class Compiled(BuildHookInterface[Any]):
    """Compiles a copy of the sources outside the source tree."""

    def dependencies(self) -> list[str]:
        """What compiles, and what the compiled modules import."""
        if not ASKED or self.target_name != "wheel":
            return []
        return [*NEEDED, *[each for each in self.metadata.core.dependencies if each.startswith("msgspec")]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name every extension module to the wheel."""
        if not ASKED or self.target_name != "wheel" or version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        tree = pathlib.Path(self._folder.name, "src")
        for extension in tool(self.root).build(tree):
            build_data["force_include"][str(extension)] = extension.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the copy away when the wheel is written."""
        if not build_data.get("pure_python", True):
            self._folder.cleanup()


def tool(root: str) -> Any:
    """tools/compile.py, which needs what only a compiled wheel needs."""
    spec = importlib.util.spec_from_file_location("compile_tool", pathlib.Path(root, "tools", "compile.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
