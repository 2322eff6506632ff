"""Output of the command line: coloured on a terminal, plain in a pipe or a file."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

PLAIN_WIDTH = 100


def out() -> Console:
    """A console for standard output."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False, width=PLAIN_WIDTH)
    return console


def err() -> Console:
    """A console for standard error, which shows mistakes and progress."""
    return Console(file=sys.stderr, highlight=False, markup=False, emoji=False)


def print_json(value: Any) -> None:
    """Print a JSON document in UTF-8, because pipes on Windows have another encoding."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    sys.stdout.flush()


def interactive() -> bool:
    """Whether both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
