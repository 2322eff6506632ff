"""Where the command line writes: colour on a terminal, plain lines into a pipe or a file."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console

PLAIN_WIDTH = 100


def out() -> Console:
    """Standard output."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False, width=PLAIN_WIDTH)
    return console


def err() -> Console:
    """Standard error: mistakes and progress."""
    return Console(file=sys.stderr, highlight=False, markup=False, emoji=False)


def print_json(value: Any) -> None:
    """One JSON document, in UTF-8 wherever it goes: a pipe on Windows would take other letters."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    sys.stdout.flush()


def interactive() -> bool:
    """Whether a person sits at the other end."""
    return sys.stdin.isatty() and sys.stdout.isatty()
