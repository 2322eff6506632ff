"""Write into a copy of the sources what their classes are made to have by declared fields, so that it is compiled.

usage: python tools/declared.py FOLDER FILE...     files to compile, as paths in that folder

Lines keep their numbers, for tracebacks of compiled code: what is written takes the lines of the declarations.
"""

from __future__ import annotations

import ast
import pathlib
import sys
from importlib import import_module
from types import ModuleType

FUTURE = "from __future__ import annotations"


def written(source: str, module: ModuleType) -> str:
    """The source of a module with the methods of its declared classes."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:  # it speaks to type checkers, and mypyc does not know it
                if ast.unparse(decorator).startswith("dataclass_transform("):
                    lines[decorator.lineno - 1 : decorator.end_lineno] = [""] * len(spans([decorator]))
            write(lines, node, vars(module)[node.name])
    if lines != source.splitlines():
        lines[lines.index(FUTURE)] = f"{FUTURE}; from typing import ClassVar"
    return "\n".join(lines) + "\n"


def write(lines: list[str], node: ast.ClassDef, cls: type) -> None:
    """Put what a declared class has in place of its declarations, and on the blank lines after them."""
    from meetinghouse.engine.fields import of_state, of_step, own_fields, saved
    from meetinghouse.engine.state import State

    own = own_fields(cls)
    if "declared" not in vars(cls) or not own:
        return
    declarations = [each for each in node.body if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) in own]
    free = spans(declarations)
    while free[-1] + 1 < len(lines) and not lines[free[-1] + 1].strip():
        free.append(free[-1] + 1)
    first = [f"{name}: {annotation}" for name, annotation in own.items()]
    first.append(f"fields: ClassVar[tuple[str, ...]] = {saved(cls)!r}")
    first.append(f"declared: ClassVar[dict[str, tuple[str, str]]] = {vars(cls)['declared']!r}")
    methods = (of_state if issubclass(cls, State) else of_step)(cls)
    by_hand = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    texts = ["; ".join(first), *[text for name, text in methods.items() if name not in by_hand]]
    for at in free:
        lines[at] = f"    {texts.pop(0)}" if texts else ""
    lines[free[-1]] += "".join(f"\n    {text}" for text in texts)


def spans(nodes: list[ast.AnnAssign] | list[ast.expr]) -> list[int]:
    """The indices of their lines."""
    return [at for node in nodes for at in range(node.lineno - 1, node.end_lineno or node.lineno)]


def main() -> None:
    """Import all of them as they are, then write."""
    tree, *names = sys.argv[1:]
    sys.dont_write_bytecode = True
    sys.path.insert(0, tree)
    texts = {}
    for name in names:
        module = import_module(name.removesuffix(".py").replace("/", "."))
        path = pathlib.Path(tree, name)
        if pathlib.Path(str(module.__file__)) != path:
            sys.exit(f"{module.__name__} was found in {module.__file__}, and not in {tree}.")
        texts[path] = written(path.read_text(encoding="utf-8"), module)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
