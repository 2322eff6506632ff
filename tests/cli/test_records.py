"""``verify`` and ``replay``: sound records, and every way to tamper with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.record import Record
from meetinghouse.engine.verify import verify
from tests.engine.test_shares import shared

from .conftest import Run, random_game

Document = dict[str, Any]


def tampered(path: Path, change: Callable[[Document], None]) -> Path:
    document = json.loads(path.read_bytes())
    change(document)
    path.write_text(json.dumps(document))
    return path


def other_version(document: Document) -> None:
    document["setup"]["version"] = "0"


def other_game(document: Document) -> None:
    document["setup"]["game"] = "ludo"


def no_seed(document: Document) -> None:
    document["setup"]["seed"] = None


def too_many_players(document: Document) -> None:
    document["setup"]["players"] = 40


def other_seed(document: Document) -> None:
    document["setup"]["seed"] = "2"


def other_hash(document: Document) -> None:
    document["setup"]["commitment"] = "0" * 64


def edited_entry(document: Document) -> None:
    document["entries"][7]["choice"] = {"type": "word", "word": "win"}


def strange_id(document: Document) -> None:
    document["entries"][7]["id"] = "9-99"


def fewer_entries(document: Document) -> None:
    document["entries"].pop()


def more_entries(document: Document) -> None:
    document["entries"].append(document["entries"][0])


def other_winner(document: Document) -> None:
    document["outcome"]["winners"] = [0]


# --- verify


def test_a_sound_record_is_verified_in_words(run: Run, record_file: Path) -> None:
    ran = run("verify", record_file)

    assert ran.status == 0
    assert "The seed is the one whose hash was published" in ran.out
    assert "entries were legal" in ran.out
    assert "it ends as the record says" in ran.out
    assert ran.out.rstrip().endswith("The record holds.")


def test_an_unfinished_game_holds_as_far_as_it_goes(run: Run, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(mh.replay(record, 10).record.encode())

    ran = run("verify", path)

    assert ran.status == 0
    assert "The game is not finished" in ran.out


@pytest.mark.parametrize(
    ("change", "check", "said"),
    [
        (other_seed, "seed", "The seed is not the one whose hash was published"),
        (other_hash, "seed", "The seed is not the one whose hash was published"),
        (edited_entry, "entries", "Entry 7 (counted from 0) is not legal"),
        (strange_id, "entries", "Entry 7 (counted from 0) is not legal: Nothing is asked under 9-99 now."),
        (more_entries, "entries", "The game is over; there is nothing left to answer."),
        (fewer_entries, "outcome", "played again, the game is still unfinished"),
        (other_winner, "outcome", "Played again, it does not end as the record says"),
    ],
)
def test_tampering_is_found_and_told(
    run: Run, record_file: Path, change: Callable[[Document], None], check: str, said: str
) -> None:
    ran = run("verify", tampered(record_file, change))

    assert ran.status == 1
    assert said in ran.out
    assert ran.out.rstrip().endswith("The record does not hold.")
    report = json.loads(run("verify", record_file, "--json").out)
    assert report["holds"] is False
    assert report["checks"][check] is False


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_version, "played under version 0"),
        (other_game, "There is no game called “ludo”"),
        (no_seed, "it has no seed"),
        (too_many_players, "not 40"),
    ],
)
def test_what_cannot_be_judged_is_a_mistake(
    run: Run, record_file: Path, change: Callable[[Document], None], said: str
) -> None:
    tampered(record_file, change)
    for command in ("verify", "replay"):
        ran = run(command, record_file)
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert said in ran.err


@pytest.mark.parametrize("cut", [0, 1, 100, -2])
def test_a_truncated_file_is_no_record(run: Run, record_file: Path, cut: int) -> None:
    record_file.write_bytes(record_file.read_bytes()[:cut])

    for command in ("verify", "replay"):
        ran = run(command, record_file)
        assert ran.status == 2
        assert "This is not a record of a game" in ran.err


def test_the_verification_is_json_too(run: Run, record_file: Path, record: Record) -> None:
    report = json.loads(run("verify", record_file, "--json").out)

    assert report["holds"] is True
    assert report["checks"] == {"seed": True, "entries": True, "outcome": True}
    assert report["entries"] == len(record.entries)
    assert report["broken_entry"] is None
    assert report["outcome"]["side"] in ("townspeople", "witches")


def test_verify_reports_where_a_record_breaks_and_why(record_file: Path) -> None:
    report = verify(tampered(record_file, edited_entry).read_bytes())

    assert not report.holds
    assert report.broken_entry == 7
    assert isinstance(report.refused, mh.Refused)
    assert [check.name for check in report.checks if not check.holds] == ["entries"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("the house’s and those of 2 seats", "The seed is what these shares make together.")),
        ("fr", ("celle de la maison et celles de 2 places", "La graine est bien celle que donnent ces parts réunies.")),
        ("es", ("la de la casa y las de 2 asientos", "La semilla es la que forman estas partes juntas.")),
    ],
)
def test_who_made_the_seed_is_told_in_words(run: Run, tmp_path: Path, language: str, said: tuple[str, str]) -> None:
    path = tmp_path / "shared.json"
    path.write_bytes(shared().encode())
    ran = run("verify", path, "--language", language)
    assert ran.status == 0
    assert all(each in ran.out for each in said)
    assert json.loads(run("verify", path, "--json").out)["shares"] == 3

    def other_share(document: Document) -> None:
        document["shares"][0]["share"] = "00" * 32

    ran = run("verify", tampered(path, other_share), "--language", language)
    assert (ran.status, ran.out.count("✗")) == (1, 2)


def test_a_seed_of_the_house_alone_is_called_so(run: Run, record_file: Path) -> None:
    assert (
        "The record holds no shares: nothing shows that anybody but the house made the seed."
        in run("verify", record_file).out
    )


def test_expiries_are_verified_too(run: Run, tmp_path: Path) -> None:
    game = mh.start("salem1692", 4, seed=3)
    for _ in range(6):
        decision = next((asked for asked in game.decisions if asked.timer is not None), None)
        if decision is None:
            game.answer(game.decisions[0].id, game.decisions[0].options[0])
        else:
            game.expire(decision.id)
    path = tmp_path / "expired.json"
    path.write_bytes(game.record.encode())

    assert run("verify", path).status == 0


@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_verification_speaks_other_languages(run: Run, record_file: Path, language: str) -> None:
    good = run("verify", record_file, "--language", language)
    bad = run("verify", tampered(record_file, edited_entry), "--language", language)

    assert (good.status, bad.status) == (0, 1)
    assert "⟨" not in good.out + bad.out


# --- replay


def test_names_beside_the_record_are_told_and_change_nothing(run: Run, record_file: Path) -> None:
    def names(document: Document) -> None:
        document["names"] = ["Zoé", "Íñigo", ""]

    path = tampered(record_file, names)

    assert run("verify", path).status == 0
    told = run("replay", path).out
    assert "Zoé" in told
    assert "Guest" in told
    assert "Seat 3" in told
    assert "Seat 0" not in told


def test_the_story_of_a_cut_record_ends_unfinished(run: Run, record_file: Path) -> None:
    ran = run("replay", tampered(record_file, fewer_entries))

    *_, unfinished, otherwise = ran.out.splitlines()
    assert unfinished == "The record ends here, before the game does."
    assert otherwise.startswith("The record says it ended differently")


def test_the_public_story_tells_no_secret(run: Run, record_file: Path) -> None:
    ran = run("replay", record_file)

    assert ran.status == 0
    assert "Your tryal cards" not in ran.out
    assert "Seat 0" in ran.out
    assert "win" in ran.out.splitlines()[-1]


def test_a_seat_hears_its_own_story(run: Run, record_file: Path) -> None:
    ran = run("replay", record_file, "--seat", 2)

    assert ran.out.count("Your tryal cards") >= 1
    assert "Your hand" in ran.out


def test_with_everything_revealed_secrets_stand_beside_their_owners(run: Run, record_file: Path) -> None:
    ran = run("replay", record_file, "--all")

    assert "(to Seat 0) The tryal cards of Seat 0" in ran.out
    assert "unseen: “Whom do you suspect?”" in ran.out


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("whose", [(), ("--seat", 1), ("--all",)])
def test_stories_are_told_in_every_language(run: Run, tmp_path: Path, language: str, whose: tuple[object, ...]) -> None:
    path = tmp_path / "ghosts.json"
    path.write_bytes(random_game(3, 2, edition="fr").record.encode())

    ran = run("replay", path, "--language", language, *whose)

    assert ran.status == 0
    assert not set(ran.out) & set("⟨⟩{}")


def test_a_story_may_stop_early(run: Run, record_file: Path, record: Record) -> None:
    ran = run("replay", record_file, "--until", 3)

    assert f"{len(record.entries) - 3} entries more" in ran.out
    assert len(ran.out.splitlines()) < len(run("replay", record_file).out.splitlines())


def test_a_story_is_json_too(run: Run, record_file: Path, record: Record) -> None:
    public = json.loads(run("replay", record_file, "--json").out)
    everything = json.loads(run("replay", record_file, "--all", "--json").out)

    assert public["players"] == 5
    assert len(public["story"]) == len(record.entries) + 1
    assert all(event["audience"] == "everybody" for part in public["story"] for event in part["events"])
    assert any(event["audience"] == [0] for part in everything["story"] for event in part["events"])
    assert everything["outcome"] == public["outcome"]
    assert set(public["story"][0]["events"][0]) == {"event", "audience", "text"}


def test_the_secrets_of_an_unfinished_game_stay_secret(run: Run, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(mh.replay(record, 10).record.encode())

    ran = run("replay", path, "--all")

    assert ran.status == 2
    assert "Everything stays secret until" in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", 9), "There is no seat 9"),
        (("--seat", 1, "--all"), "not both"),
        (("--until", -1), "--until counts entries"),
    ],
)
def test_what_cannot_be_told_is_a_mistake(
    run: Run, record_file: Path, arguments: tuple[object, ...], said: str
) -> None:
    ran = run("replay", record_file, *arguments)

    assert ran.status == 2
    assert said in ran.err


def test_a_broken_record_is_told_up_to_where_it_breaks(run: Run, record_file: Path) -> None:
    ran = run("replay", tampered(record_file, edited_entry))

    assert ran.status == 2
    assert "The table is set" in ran.out
    assert "The record breaks at entry 7" in ran.err


def test_a_story_says_when_its_record_stops_early_or_claims_another_end(
    run: Run, record: Record, tmp_path: Path
) -> None:
    document = json.loads(record.encode())
    path = tmp_path / "r.json"
    path.write_text(json.dumps({**document, "entries": document["entries"][:5], "outcome": None}))
    assert "before the game does" in run("replay", path).out

    path.write_text(json.dumps({**document, "outcome": {**document["outcome"], "winners": []}}))
    assert "ended differently" in run("replay", path).out


@pytest.mark.parametrize("key", ["sharp-mimic", "sharp-decoy", "no-such-reason"])
def test_reasons_without_a_text_are_told_as_such_and_spoil_no_record(run: Run, record_file: Path, key: str) -> None:
    def old_reason(document: Document) -> None:
        document["reasons"] = [{"entry": 0, "key": key, "params": {"seat": 2, "share": 0.25}}]

    path = tampered(record_file, old_reason)

    assert run("verify", path).status == 0
    ran = run("replay", path, "--all")
    assert ran.status == 0
    assert "thinks: a reason whose words are missing here" in " ".join(ran.out.split())
    assert key not in ran.out
