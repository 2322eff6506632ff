"""Write the methods that are generated from declared fields into a copy of the sources, so that they are compiled.

usage: python tools/declared.py FOLDER FILE...     files to compile, as paths in that folder

The methods take the place of the declarations: all other lines keep their numbers, which tracebacks of compiled code
show.
"""

from __future__ import annotations

import ast
import pathlib
import sys
from importlib import import_module
from types import ModuleType

FUTURE = "from __future__ import annotations"


def written(source: str, module: ModuleType) -> str:
    """The source of a module, with the generated methods of its declared classes."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:  # one for type checkers, which mypyc does not know
                if ast.unparse(decorator).startswith("dataclass_transform("):
                    lines[decorator.lineno - 1 : decorator.end_lineno] = [""] * len(spans([decorator]))
            if node.keywords:  # a metaclass that makes slots, which compiled classes always have
                lines[node.lineno - 1] = lines[node.lineno - 1].replace("(metaclass=Slotted)", "")
            write(lines, node, vars(module)[node.name])
    if lines != source.splitlines():
        lines[lines.index(FUTURE)] = f"{FUTURE}; from typing import ClassVar, Self"
    return "\n".join(lines) + "\n"


def write(lines: list[str], node: ast.ClassDef, cls: type) -> None:
    """Replace the declarations of a class, and the blank lines around them, by its methods."""
    from meetinghouse.engine.fields import of_state, of_step, own_fields, saved
    from meetinghouse.engine.state import State

    own = own_fields(cls)
    if "declared" not in vars(cls) or not own:
        return
    declarations = [each for each in node.body if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) in own]
    free = spans(declarations)
    while free[-1] + 1 < len(lines) and not lines[free[-1] + 1].strip():
        free.append(free[-1] + 1)
    while not lines[free[0] - 1].strip():
        free.insert(0, free[0] - 1)
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
    return [at for node in nodes for at in range(node.lineno - 1, node.end_lineno or node.lineno)]


def main() -> None:
    """Import all modules unchanged first, then write."""
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
