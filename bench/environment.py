"""The virtual environment of the peers, made when it is first needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PLACE = HERE / ".peers"
PINS = HERE / "peers.txt"
PYTHON = PLACE / "bin" / "python"
PEERS = {"rlcard": "rlcard", "open_spiel": "open_spiel", "pettingzoo": "pettingzoo[classic]"}


def prepare() -> dict[str, str]:
    """Install what is missing; returns which peers cannot be installed, and why."""
    stamp = PLACE / "installed.txt"
    wanted = f"{sys.version}\n{PINS.read_text()}"
    if stamp.is_file() and stamp.read_text() == wanted:
        return {}
    if reason := _run(sys.executable, "-m", "venv", str(PLACE)):
        return dict.fromkeys(PEERS, reason)
    refused = {peer: reason for peer, name in PEERS.items() if (reason := _install(name))}
    if not refused:
        stamp.write_text(wanted)
    return refused


def _install(name: str) -> str:
    """Install one peer at pinned versions; returns the reason if that fails."""
    return _run(str(PYTHON), "-m", "pip", "install", "--quiet", "--retries", "1", "-c", str(PINS), name)


def _run(*command: str) -> str:
    """Run a command to its end; returns the first error that it wrote, or an empty string."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR", "error"))]
    return "will not install: " + (errors or lines[-1:] or [f"status {done.returncode}"])[0]
