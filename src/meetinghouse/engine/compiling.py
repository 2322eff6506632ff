"""``mypyc_attr``, a class decorator that mypyc reads when it compiles; under plain Python it does nothing.

Type checkers and mypyc see the decorator of mypy_extensions, which need not be installed to run the package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Decorated = TypeVar("Decorated")

    def mypyc_attr(**_: object) -> Callable[[Decorated], Decorated]:
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
