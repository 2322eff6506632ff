"""A seed made of several shares: anybody can compute it again, and a record with shares must hold them all."""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine.record import Record
from meetinghouse.engine.shares import SeedShare, mixed, share_hash
from meetinghouse.engine.verify import verify

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
SHARES = ("ab" * 32, "cd" * 32, "ef" * 32)


def shared() -> Record:
    """A game of four with shares of the house and of seats 1 and 3."""
    shares = tuple([SeedShare(seat, share_hash(each), each) for seat, each in zip((None, 1, 3), SHARES, strict=True)])
    record = mh.start("salem1692", 4, mixed(SHARES)).record
    return msgspec.structs.replace(record, shares=shares)


def document() -> Any:
    return json.loads(shared().encode())


def broken(record: Any) -> list[str]:
    """The names of the checks that fail."""
    return [check.name for check in verify(json.dumps(record)).checks if not check.holds]


def test_hash_and_seed_are_what_anybody_computes_from_the_published_bytes() -> None:
    assert share_hash("ab" * 32) == "8b1d732639faffe2739a97149b2de69f80df6561abb997014be3dceef663a829"
    assert mixed(["ab" * 32, "cd" * 32]) == "97584e32042e052513b86fdcd74f1140a0e72e80711289e41d20e0060fd830bc"
    record = document()
    lines = ["meetinghouse shares", *[each["share"] for each in record["shares"]], ""]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == record["setup"]["seed"]


def test_the_lines_on_the_page_about_fairness_give_the_seed_of_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    (tmp_path / "record.json").write_bytes(shared().encode())
    monkeypatch.chdir(tmp_path)
    with warnings.catch_warnings(action="ignore"):  # the example leaves it to Python to close the file
        exec(lines, {})
    assert capsys.readouterr().out.strip() == shared().setup.seed


def test_a_record_with_shares_is_read_written_and_played_again() -> None:
    record = shared()
    again = msgspec.json.decode(record.encode(), type=Record)
    assert again == record
    assert again.encode() == record.encode()
    assert mh.replay(record).setup == record.setup


def test_a_record_without_shares_is_the_bytes_it_always_was() -> None:
    game = mh.start("salem1692", 4, 7)
    assert list(json.loads(game.record.encode())) == ["setup", "entries", "outcome"]
    report = verify(game.record)
    assert (report.shares, [check.name for check in report.checks]) == (0, ["seed", "entries", "outcome"])


def test_a_sound_record_with_shares_holds() -> None:
    report = verify(shared())
    assert (report.holds, report.shares) == (True, 3)
    assert [check.name for check in report.checks] == ["shares", "mixed", "seed", "entries", "outcome"]


def other_seed(record: Any) -> None:
    """A record in which the house has replaced the seed."""
    fresh = json.loads(mh.start("salem1692", 4, "00" * 32).record.encode())
    record["setup"] = fresh["setup"]


def other_share(record: Any) -> None:
    record["shares"][1]["share"] = "00" * 32


def other_share_and_its_hash(record: Any) -> None:
    record["shares"][1] |= {"share": "00" * 32, "hash": share_hash("00" * 32)}


def left_out(record: Any) -> None:
    del record["shares"][2]


def without_the_house(record: Any) -> None:
    del record["shares"][0]


def out_of_order(record: Any) -> None:
    record["shares"].reverse()


def twice(record: Any) -> None:
    record["shares"].append(record["shares"][2])


def of_no_seat(record: Any) -> None:
    record["shares"][2]["seat"] = 4


def none_at_all(record: Any) -> None:
    record["shares"] = []


@pytest.mark.parametrize(
    ("change", "checks"),
    [
        (other_seed, ["mixed"]),
        (other_share, ["shares", "mixed"]),
        (other_share_and_its_hash, ["mixed"]),
        (left_out, ["mixed"]),
        (without_the_house, ["shares", "mixed"]),
        (out_of_order, ["shares", "mixed"]),
        (twice, ["shares", "mixed"]),
        (of_no_seat, ["shares"]),
        (none_at_all, ["shares", "mixed"]),
    ],
)
def test_a_house_that_cheats_with_shares_is_found_out(change: Callable[[Any], None], checks: list[str]) -> None:
    record = document()
    change(record)
    assert broken(record) == checks
