"""Before a game, and between two: seats, names, settings, and who is host."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.tables import acts
from meetinghouse.tables.codes import LETTERS, digest, new_code, read_code
from meetinghouse.tables.house import House

from .awaiting import awaited
from .virtual import NAMES, NOBODY, Party, Town, refused, town


def names(party: Party) -> list[str]:
    """Who sits there, seat by seat."""
    return [chair.name for chair in party.table.chairs]


def host(party: Party) -> list[str]:
    """Who is shown as host."""
    return [place["name"] for place in party.data(NOBODY)["table"]["places"] if place["host"]]


async def play_to_the_end(home: Town, party: Party) -> None:
    """Bots and clocks finish the game."""
    for _ in range(1000):
        await home.wait(10)
        if party.table.phase == "over":
            return
    raise AssertionError("the game does not end")


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


def test_codes_are_four_letters_that_nobody_confuses() -> None:
    assert not set("AEIOULQV01") & set(LETTERS)
    for _ in range(100):
        code = new_code()
        assert len(code) == 4
        assert read_code(code) == code
    for wrong in ("", "KWT", "KWTMM", "KWT0", "KWTA", "KW M", "ｋwtm"):
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
        monkeypatch.setattr("meetinghouse.tables.house.new_code", lambda: next(drawn))

        assert (await home.house.open("salem1692")).code == "BBBB"


# --- names


@awaited
async def test_a_name_is_taken_whatever_its_case_and_spaces(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Mary Ann")
        for same in ("Mary Ann", "mary ann", "  MARY   ANN "):
            with refused("name-taken"):
                await party.sit(same)
        await party.sit("Straße")
        with refused("name-taken"):
            await party.sit("STRASSE")


@awaited
async def test_a_name_has_1_to_24_letters_and_nothing_that_does_not_show(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table()
        for wrong in ("", "   ", "x" * 25, "A\x00n", "A\u202enn", "A\u200bnn", "\ud800"):
            with refused("name"):
                await party.sit(wrong)
        await party.sit("x" * 24)
        await party.sit("  Zoë \t de\nla Cruz ")
        await party.sit("Cafe\u0301")  # the accent in a letter of its own
        assert names(party) == ["x" * 24, "Zoë de la Cruz", "Café"]


@awaited
async def test_a_name_shows_something_and_hides_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        for unseen in ("\u3164", "\u2800", "\u115f", "\uffa0", "\u0301", "Be\u034fn", "Ben\u3164", "Ann\u034f"):
            with refused("name"):
                await party.sit(unseen)
            with refused("name"):
                await party.act("Ann", acts.Rename, unseen)
            with refused("name"):
                await party.act("Ann", acts.AddBot, "random", unseen)
        await party.sit("❤\ufe0f")  # as phones write it
        await party.sit("नमिता")
        assert names(party) == ["Ann", "❤\ufe0f", "नमिता"]


@awaited
async def test_a_name_that_looks_like_anothers_is_taken(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "❤")
        for same in ("Ａnn", "𝐀𝐧𝐧", "Ann\ufe0f", "❤\ufe0f"):
            with refused("name-taken"):
                await party.sit(same)
            with refused("name-taken"):
                await party.act("Ann", acts.AddBot, "random", same)
        await party.act("Ann", acts.Rename, "Ａnn")


@awaited
async def test_what_somebody_was_called_is_nobody_elses_until_the_game_begins(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2, pace="quick")
        await party.act("Ann", acts.Rename, "Anna")
        await home.close()
        await home.wake()
        for name in ("Ann", "ANN"):
            with refused("name-taken"):
                await party.act("Ben", acts.Rename, name)
            with refused("name-taken"):
                await party.sit(name)
        await party.act("Ann", acts.Rename, "Ann")
        await party.act("Ann", acts.Rename, "Bea")
        party.everybody_follows()
        await party.start()
        await play_to_the_end(home, party)
        await party.act("Ann", acts.Rematch)
        await party.act("Ben", acts.Rename, "Ann")
        assert names(party)[:2] == ["Bea", "Ann"]
        await party.act("Ben", acts.Rename, "Ben")
        await party.act("Ben", acts.Leave)
        await party.sit("Ann")  # whoever leaves keeps no names


@awaited
async def test_a_journal_of_before_such_names_were_refused_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=2)
        with monkeypatch.context() as before:
            for act in (acts.Sit, acts.Rename, acts.Chat, acts.AddBot):
                before.setattr(act, "check", acts.Act.check)
            await party.sit("Ann\u034f")
            await party.act("Ann", acts.Rename, "Anna")
            await party.act("Ann\u034f", acts.Rename, "Ann")
            await party.act("Ann", acts.Chat, "lobby", "ignored", "agree")
        kept = names(party)
        await home.crash()
        await home.wake()
        assert names(party) == kept


@awaited
async def test_a_bot_is_called_what_nobody_is_called_and_always_ready(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Prudence", "silas", bots=2)

        assert len({name.casefold() for name in names(party)}) == 4
        assert [chair.ready for chair in party.table.chairs] == [False, False, True, True]
        assert [place["bot"] for place in party.data(NOBODY)["table"]["places"]] == [False, False, True, True]


@awaited
async def test_a_bot_may_be_given_a_name_that_is_free(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        with refused("name-taken"):
            await party.act("Ann", acts.AddBot, "random", "ann")
        await party.act("Ann", acts.AddBot, "random", "Goody")
        assert names(party) == ["Ann", "Goody"]


@awaited
async def test_several_bots_come_at_once_all_or_none(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        with refused("no-room"):
            await party.live.do(acts.AddBot(party.keys["Ann"], "random", count=12))
        with refused("one-name"):
            await party.live.do(acts.AddBot(party.keys["Ann"], "random", "Goody", count=2))
        assert names(party) == ["Ann"]
        await party.live.do(acts.AddBot(party.keys["Ann"], "random", count=11))
        assert len(set(names(party))) == 12
        assert all(chair.bot == "random" and chair.ready for chair in party.table.chairs[1:])
        with refused("full"):
            await party.live.do(acts.AddBot(party.keys["Ann"], "random", count=2))


@awaited
async def test_a_bot_nobody_knows_is_refused(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann")
        with refused("unknown-bot"):
            await party.act("Ann", acts.AddBot, "deep-blue")


# --- seats


@awaited
async def test_a_host_who_sits_down_with_the_hosts_token_keeps_it_for_both(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table()
        assert party.live.hosting(digest(party.host_token)) == 0
        await party.sit("Ann", token=party.host_token)

        assert party.live.hosting(digest(party.host_token)) == party.live.seated(digest(party.host_token))
        assert host(party) == ["Ann"]
        assert party.data("Ann")["you"] == {"seat": 0, "host": True, "blocked": []}


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
                party.live.bearer(token)  # the token itself, where its digest is asked
        with refused("wrong-token"):
            party.live.seated(digest(other.tokens["Ben"]))


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
async def test_everybody_can_be_called_otherwise_before_the_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        await party.act("Ann", acts.Rename, "  Anna ")
        await party.act("Ben", acts.Rename, "BEN")  # one's own name, written otherwise
        assert names(party)[:2] == ["Anna", "BEN"]
        assert host(party) == ["Anna"]
        told = [line for line in party.data(NOBODY)["story"] if line["type"] == "renamed"]
        assert told == [
            {"type": "renamed", "was": "Ann", "name": "Anna"},
            {"type": "renamed", "was": "Ben", "name": "BEN"},
        ]
        await home.close()
        await home.wake()
        assert names(party)[:2] == ["Anna", "BEN"]


@awaited
async def test_a_name_that_is_taken_or_none_is_refused_and_in_a_game_every_other_one(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2)
        with refused("name-taken"):
            await party.act("Ben", acts.Rename, "ann")
        with refused("name"):
            await party.act("Ben", acts.Rename, " ")
        await party.start()
        with refused("not-in-lobby"):
            await party.act("Ben", acts.Rename, "Benno")
        assert names(party)[:2] == ["Ann", "Ben"]


@awaited
async def test_a_name_is_no_way_to_talk(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat")
        await party.act("Ann", acts.Mute, 1, True)
        with refused("muted"):
            await party.act("Ben", acts.Rename, "Cat is a liar")
        for number in range(5):
            await party.act("Cat", acts.Rename, f"Cat {number}")
        with refused("too-fast"):
            await party.act("Cat", acts.Rename, "Cat again")
        assert names(party) == ["Ann", "Ben", "Cat 4"]


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


# --- another game


@awaited
async def test_a_rematch_has_the_same_people_other_settings_and_other_seats(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        await play_to_the_end(home, party)
        with refused("host-only"):
            await party.act("Ben", acts.Rematch)
        await party.act("Ann", acts.Rematch)
        await party.act("Ann", acts.Set, {"edition": "fr"}, "relaxed")
        await party.act("Ann", acts.Remove, 4)
        await party.act("Ann", acts.Order, (1, 3, 2, 0))
        await party.sit("Cat")
        with refused("not-all-ready"):
            await party.act("Ann", acts.Start, "8", "1")
        await party.start("8")

        assert names(party)[0] == "Ben"
        assert names(party)[3:] == ["Ann", "Cat"]
        assert party.game.setup.options["edition"] == "fr"
        assert party.data("Ben")["decisions"][0]["id"] == "0-1"


@awaited
async def test_after_a_rematch_nothing_of_the_last_game_is_told_again_and_the_story_goes_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        for _ in range(2):
            await play_to_the_end(home, party)
            lengths = {name: party.data(name)["length"] for name in ("Ann", "Ben", NOBODY)}
            await party.act("Ann", acts.Rematch)

            for name, length in lengths.items():
                again = party.data(name)
                assert [line["type"] for line in again["story"]] == ["rematched"]
                assert again["length"] == length + 1
                assert again["view"] is again["opened"] is None
                assert party.sent[name][-1].data["story"] == [{"type": "rematched"}]
                assert sum(len(frame.data["story"]) for frame in party.sent[name]) == length + 1
            await party.start("8")


@awaited
async def test_a_game_must_be_over_before_a_rematch(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=3)
        with refused("not-over"):
            await party.act("Ann", acts.Rematch)
        await party.start()
        with refused("not-over"):
            await party.act("Ann", acts.Rematch)


# --- the host


@awaited
async def test_when_the_host_leaves_somebody_who_is_there_becomes_host(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", "Cat", bots=2)
        party.follow("Ann", "Cat")
        await home.wait(11)  # Ben is away
        await party.act("Ann", acts.Leave)

        assert host(party) == ["Cat"]
        assert party.told(NOBODY, "host-changed") == [{"type": "host-changed", "name": "Cat"}]
        await party.act("Cat", acts.Lock, True)


@awaited
async def test_a_bot_never_becomes_host(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=1)
        await party.sit("Ben")
        await party.act("Ann", acts.Leave)
        assert host(party) == ["Ben"]


@awaited
async def test_a_table_everybody_has_left_is_the_next_comers(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=1)
        await party.act("Ann", acts.Lock, True)
        await party.act("Ann", acts.Leave)
        await party.act("Ben", acts.Leave)
        with refused("wrong-token"):
            party.live.hosting(digest(party.host_token))

        await party.sit("Cat")
        await party.sit("Dan")
        assert host(party) == ["Cat"]


@awaited
async def test_a_game_everybody_has_left_is_the_next_substitutes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2)
        await party.act("Ann", acts.Leave)
        await party.act("Ben", acts.Leave)

        await party.sit("Cat")
        assert host(party) == ["Cat"]


@awaited
async def test_a_game_whose_host_left_while_a_bot_stood_in_for_the_other_is_that_ones_who_comes_back(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben", bots=2, pace="none")
        party.follow("Ann")
        await party.start()
        await home.wait(61)
        assert party.place("Ben")["bot"]
        await party.act("Ann", acts.Leave)
        assert host(party) == []

        await party.act("Ben", acts.TakeBack)
        assert host(party) == ["Ben"]
