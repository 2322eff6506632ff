"""What a class tells the compiler: ``mypyc_attr``, which means nothing to Python.

mypyc knows it by its real name; whoever only runs the package need not have it installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Decorated = TypeVar("Decorated")

    def mypyc_attr(**_: object) -> Callable[[Decorated], Decorated]:
        """Leave the class as it is."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
