"""The lobby: opening a table, seats, settings, and the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.tables import acts, callers
from meetinghouse.tables.codes import LETTERS, digest, new_code, read_code
from meetinghouse.tables.house import House

from .awaiting import awaited
from .virtual import NAMES, NOBODY, host, names, refused, town

# --- opening, and codes


@awaited
async def test_a_new_table_is_an_empty_lobby_with_the_settings_it_was_opened_with(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(pace="quick", options={"edition": "fr"})

        shown = party.data(NOBODY)["table"]
        assert (shown["phase"], shown["pace"], shown["options"]) == ("lobby", "quick", {"edition": "fr"})
        assert (shown["places"], shown["least"], shown["most"]) == ([], 2, 12)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (("chess", {}, "en", "classic"), "unknown-game"),
        (("salem1692", {"speed": 1}, "en", "classic"), "unknown-option"),
        (("salem1692", {"edition": "it"}, "en", "classic"), "option-value"),
        (("salem1692", {}, "it", "classic"), "unknown-language"),
        (("salem1692", {}, "en", "hasty"), "unknown-pace"),
    ],
)
def test_a_table_for_something_unknown_is_refused_and_leaves_nothing(
    tmp_path: Path, asked: tuple[str, dict[str, object], str, str], key: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            with refused(key):
                await home.house.open(*asked)
            assert await home.journal.count() == 0

    test()


@awaited
async def test_a_house_takes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        small = House(home.journal, now=lambda: home.now, most_tables=1, threads=False)
        await small.open("salem1692")
        with refused("house-full"):
            await small.open("salem1692")
        await small.close()


@pytest.mark.parametrize("letters", [4, 6])
def test_codes_are_four_or_six_letters_that_nobody_confuses(letters: int) -> None:
    assert not set("AEIOULQV01") & set(LETTERS)
    for _ in range(100):
        code = new_code(letters)
        assert len(code) == letters
        assert read_code(code) == code
    for wrong in ("", "KWT", "KWTMM", "KWTMMMM", "KWTMMA", "KWT0", "KWTA", "KW M", "ｋwtm"):
        assert read_code(wrong) is None


@awaited
async def test_a_table_is_found_by_its_code_in_upper_and_lower_case(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        for typed in ("KWTM", "kwtm", " KwTm "):
            assert await home.house.at(typed) is party.live


@awaited
async def test_a_code_of_no_table_and_no_code_at_all_are_unknown(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.table("Ann")
        for typed in ("KWTN", "KWT", "", "SELECT 1", "x" * 9999):
            with refused("unknown-code"):
                await home.house.at(typed)


@awaited
async def test_a_code_that_is_taken_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(tmp_path) as home:
        await home.table("Ann", code="KWTM")
        drawn = iter(["KWTM", "KWTM", "BBBB"])
        monkeypatch.setattr("meetinghouse.tables.house.new_code", lambda letters: next(drawn))

        assert (await home.house.open("salem1692")).code == "BBBB"


# --- seats


@awaited
async def test_a_host_who_sits_down_with_the_hosts_token_keeps_it_for_both(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table()
        assert callers.hosting(party.live, digest(party.host_token)) == 0
        await party.sit("Ann", token=party.host_token)

        assert callers.hosting(party.live, digest(party.host_token)) == callers.seated(
            party.live, digest(party.host_token)
        )
        assert host(party) == ["Ann"]
        told = {"seat": 0, "host": True, "blocked": [], "seen": True, "all_eyes": False, "phone": [], "asks": {}}
        told |= {"master": False, "owns": []}
        assert party.data("Ann")["you"] == told


@awaited
async def test_a_host_without_a_seat_arranges_the_table_and_starts_the_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table()
        await party.sit("Ben")
        await party.bots(3)
        assert host(party) == []
        await party.start()
        assert party.table.phase == "playing"


@awaited
async def test_whoever_sits_does_not_sit_down_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        with refused("seated-already"):
            await party.sit("Cat", token=party.tokens["Ben"])


@awaited
async def test_a_token_that_nobody_was_given_is_a_strangers(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        other = await home.table("Ben", code="BBBB")
        for token in ("", "guess", party.tokens["Ann"], digest(other.tokens["Ben"])):
            with refused("wrong-token"):
                callers.bearer(party.live, token)  # the token itself instead of its digest
        with refused("wrong-token"):
            callers.seated(party.live, digest(other.tokens["Ben"]))


@awaited
async def test_a_full_table_takes_nobody_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table(*NAMES[:6], bots=6)
        with refused("full"):
            await party.sit("Zed")
        with refused("full"):
            await party.bots(1)
        assert len(party.table.chairs) == 12


@awaited
async def test_a_removed_persons_token_is_dead_and_the_others_move_up(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat")
        await party.act("Ann", acts.Remove, 1)

        assert names(party) == ["Ann", "Cat"]
        with refused("wrong-token"):
            await party.act("Ben", acts.Ready, True)
        assert party.data("Cat")["you"]["seat"] == 1


@awaited
async def test_a_host_is_not_removed_and_no_seat_beyond_the_last(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        with refused("yourself"):
            await party.act("Ann", acts.Remove, 0)
        for seat in (2, -1):
            with refused("no-such-seat"):
                await party.act("Ann", acts.Remove, seat)


@awaited
async def test_the_host_arranges_the_seats_and_everybody_keeps_what_is_theirs(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat")
        await party.act("Cat", acts.Ready, True)
        await party.act("Ann", acts.Order, (2, 0, 1))

        assert names(party) == ["Cat", "Ann", "Ben"]
        assert [party.data(name)["you"]["seat"] for name in ("Ann", "Ben", "Cat")] == [1, 2, 0]
        assert party.place("Cat")["ready"]
        assert host(party) == ["Ann"]


@awaited
async def test_an_order_names_each_seat_once(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat")
        for wrong in ((0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 2), (-1, 0, 1), ()):
            with refused("seat-order"):
                await party.act("Ann", acts.Order, wrong)


@awaited
async def test_a_locked_table_keeps_newcomers_out_and_those_who_sit_there_stay(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        await party.act("Ann", acts.Lock, True)

        with refused("locked"):
            await party.sit("Cat")
        await party.act("Ben", acts.Ready, True)
        await party.say("Ben", "still here")
        await party.act("Ann", acts.Lock, False)
        await party.sit("Cat")
        assert names(party) == ["Ann", "Ben", "Cat"]


@awaited
async def test_a_host_may_sit_down_at_the_own_locked_table(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table()
        await party.live.do(acts.Lock(0, True))
        await party.sit("Ann", token=party.host_token)
        assert names(party) == ["Ann"]


@pytest.mark.parametrize(
    "act",
    [
        lambda by: acts.AddBot(by, "random"),
        lambda by: acts.Remove(by, 0),
        lambda by: acts.Order(by, (1, 0)),
        lambda by: acts.Lock(by, True),
        lambda by: acts.Set(by, {}, "quick"),
        lambda by: acts.Start(by, "7", "1"),
        lambda by: acts.Mute(by, 0, True),
    ],
)
def test_only_the_host_may_arrange_the_table(tmp_path: Path, act: type[acts.Start]) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table("Ann", "Ben")
            await party.act("Ben", acts.Ready, True)
            before = party.frame(NOBODY)
            for by in (party.keys["Ben"], 0, 99):
                with refused("host-only"):
                    await party.live.do(act(by))  # type: ignore[call-arg]
            assert party.frame(NOBODY) == before

    test()


# --- settings, and the start


@awaited
async def test_new_settings_make_everybody_unready_but_bots(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        await party.act("Ben", acts.Ready, True)
        await party.act("Ann", acts.Set, {"edition": "es"}, "quick")

        assert [chair.ready for chair in party.table.chairs] == [False, False, True, True]
        with refused("not-all-ready"):
            await party.act("Ann", acts.Start, "7", "1")
        await party.start()
        assert party.game.setup.options["edition"] == "es"
        assert party.game.setup.options["turn_timer_mode"] == "always"


@awaited
async def test_settings_nobody_knows_are_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", options={"edition": "fr"})
        await party.act("Ben", acts.Ready, True)
        before = party.frame(NOBODY)
        with refused("unknown-option"):
            await party.act("Ann", acts.Set, {"editon": "en"}, "quick")
        with refused("option-value"):
            await party.act("Ann", acts.Set, {"edition": 7}, "quick")
        with refused("unknown-pace"):
            await party.act("Ann", acts.Set, {}, "lightning")
        assert party.frame(NOBODY) == before


@awaited
async def test_the_hosts_own_setting_goes_before_that_of_the_pace(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=3, pace="quick", options={"hourglass_seconds": 45})
        await party.start()
        assert party.game.setup.options["hourglass_seconds"] == 45
        assert party.game.setup.options["timer_scale"] == 0.7


@awaited
async def test_everybody_sees_what_is_in_the_way_of_beginning(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")

        def obstacle() -> object:
            found = party.data(NOBODY)["table"]["obstacle"]
            return found and (found["refused"], found["rule"])

        assert obstacle() == ("too-few", None)
        await party.sit("Ben")
        assert obstacle() == ("not-all-ready", None)
        await party.act("Ann", acts.Set, {"edition": "es"}, "classic")  # has no ghosts
        assert obstacle() == ("option-clash", "SAL-PLAY-03")
        assert party.data(NOBODY)["table"]["obstacle"]["params"]["names"] == "edition"
        await party.bots(2)
        await party.act("Ben", acts.Ready, True)
        assert obstacle() is None
        await party.start()
        assert obstacle() is None


@pytest.mark.parametrize(("options", "why"), [({"gone": True}, "unknown-option"), ({"edition": "xx"}, "option-value")])
def test_a_lobby_kept_with_settings_that_are_no_more_says_so_and_can_be_set_anew(
    tmp_path: Path, options: dict[str, object], why: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table("Ann", bots=3)
            party.table.options = options  # as a snapshot of older rules may have them
            party.live.show(home.now)
            assert party.data(NOBODY)["table"]["obstacle"]["refused"] == why
            await party.act("Ann", acts.Set, {}, "classic")
            assert party.data(NOBODY)["table"]["obstacle"] is None

    test()


@awaited
async def test_ready_can_be_taken_back(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        await party.act("Ben", acts.Ready, True)
        await party.act("Ben", acts.Ready, False)
        with refused("not-all-ready"):
            await party.act("Ann", acts.Start, "7", "1")


@awaited
async def test_a_game_does_not_start_with_too_few(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        with refused("too-few"):
            await party.start()
        assert party.table.phase == "lobby"


@awaited
async def test_a_game_does_not_start_with_settings_that_do_not_fit_the_players(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", options={"edition": "es"})  # has no ghosts
        with refused("option-clash"):
            await party.start()
        assert party.table.phase == "lobby"


@awaited
async def test_the_seeds_hash_is_told_before_anything_of_the_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=3)
        await home.house.start(party.live, party.keys["Ann"])

        for name in ("Ann", NOBODY):
            kinds = [line["type"] for line in party.told(name)]
            assert kinds[:5] == ["joined"] * 4 + ["game-started"]
        assert party.told(NOBODY, "game-started")[0]["commitment"] == party.game.commitment
        assert str(party.game.setup.seed) not in party.frame("Ann").decode()


@awaited
async def test_a_seed_has_256_bits_and_is_another_one_each_time(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        seeds = set()
        for code in ("BBBB", "CCCC", "DDDD"):
            party = await home.table("Ann", bots=3, code=code)
            await home.house.start(party.live, party.keys["Ann"])
            seeds.add(str(party.game.setup.seed))
        assert len(seeds) == 3
        assert {len(bytes.fromhex(seed)) for seed in seeds} == {32}


@awaited
async def test_a_game_that_has_begun_takes_no_newcomer_and_no_arrangement(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        await party.start()
        with refused("not-in-lobby"):
            await party.sit("Cat")
        for act, said in (
            (acts.AddBot, ("random",)), (acts.Remove, (1,)), (acts.Order, ((1, 0, 2, 3),)),
            (acts.Set, ({}, "quick")), (acts.Ready, (False,)), (acts.Start, ("8", "1")),
        ):  # fmt: skip
            with refused("not-in-lobby"):
                await party.act("Ann", act, *said)
