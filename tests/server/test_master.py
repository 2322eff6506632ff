"""A moderated table over HTTP: only its master has the master's calls, from any device that has the token."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.client import Message, Refusal, Table
from meetinghouse.engine import by_hand
from meetinghouse.engine.entered import Draw, Drawn
from meetinghouse.engine.rules import DealtCards
from meetinghouse.engine.verify import verify
from meetinghouse.games.quintebourg.components.composition import posts_dealt
from meetinghouse.games.quintebourg.roles.role import ROLE
from meetinghouse.server.bodies import DrawWanted
from meetinghouse.server.calls.master import dealt_next, drawn_next
from meetinghouse.server.calls.replay import replayed
from meetinghouse.tables import masking
from meetinghouse.tables.events import BookCorrected
from meetinghouse.tables.past import Played

from .guests import Guest, Serving, hosted, joined

CALLS: dict[str, dict[str, Any]] = {
    "/close": {}, "/give-seat": {"seat": 0}, "/deal": {"chance": []}, "/take-back": {"entry": 0}, "/draw": {},
    "/repair": {"id": "0-health", "choice": {"type": "word", "word": "dead"}, "why": "a slip"},
}  # fmt: skip


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@contextmanager
def town(serving: Serving) -> Iterator[tuple[Table, Table]]:
    """A master with five guests without phones, and one who has a phone."""
    with Table.open(serving.url, "quintebourg", {"night_calls": "classic"}, moderated=True) as master:
        for name in ("Ann", "Ben", "Cat", "Dan", "Eve"):
            master.beside(name)
        with Table.join(serving.url, master.code, "Fay") as guest:
            guest.ready()
            master.start()
            yield master, guest


@contextmanager
def following(table: Table) -> Iterator[Iterator[Message]]:
    """The messages of a stream, which is closed in the end."""
    messages = table.follow()
    try:
        yield messages
    finally:
        assert isinstance(messages, Generator)
        messages.close()


def test_without_the_option_nobody_has_the_masters_rights(serving: Serving) -> None:
    host = hosted(serving)
    guests = [joined(host, name) for name in ("Ben", "Cat", "Dan")]
    for guest in guests:
        guest.ok("/ready", {"ready": True})
    host.ok("/start")
    for guest in (host, *guests):
        for path, body in CALLS.items():
            said = guest.post(path, body)
            assert (said.status_code, said.json()["refused"]) == (403, "master-only"), path
        assert guest.get("/book").json()["refused"] == "master-only"
        seen = guest.look()
        assert (seen["you"]["master"], seen["you"]["owns"], seen["table"]["moderated"]) == (False, [], False)
        assert "to" not in seen


def test_a_player_or_a_watcher_of_a_moderated_table_has_none_of_its_masters_rights(serving: Serving) -> None:
    with town(serving) as (master, guest):
        player, watcher = Guest(serving.url, master.code, guest.token), Guest(serving.url, master.code)
        for path, body in CALLS.items():
            assert player.post(path, body).json()["refused"] == "master-only"
            assert watcher.post(path, body).json()["refused"] == "no-token"
        assert player.get("?as=0").json()["refused"] == "not-on-phone"
        for reader in (player, watcher):
            seen = reader.look()
            assert (seen["you"]["master"], seen["you"]["owns"], seen["table"]["moderated"]) == (False, [], True)
            assert {each["seat"] for each in seen["decisions"]} <= {5}
        book = Guest(serving.url, master.code, master.token)
        for path in ("/notebook", "/pause", "/leave", "/erase"):
            assert (
                book.post(f"{path}?as=5", {"text": "", "suspicions": {}} if "note" in path else {}).status_code == 403
            )
            assert book.post(path, {"text": "", "suspicions": {}} if "note" in path else {}).status_code == 403
        assert book.get("/notebook?as=5").status_code == 403


def test_a_master_plays_with_people_without_phones_and_corrects_the_book(serving: Serving) -> None:
    with town(serving) as (master, guest):
        cards: Any = master.next_draw(deal=True)
        assert cards.label == "party"
        dealt = list(reversed(cards.items))
        with pytest.raises(Refusal, match="all of these are due"):
            master.deal([Drawn("party", ["seth"] * 6)])
        master.deal([Drawn("party", dealt)])
        seen = master.look()
        assert [own["party"] for own in seen.you.owns] == dealt
        with following(guest) as followed:  # the new cards reach a phone with the next tick
            assert next(seen for seen in followed if seen.view.own.party == dealt[5]).story[-1] == BookCorrected()
        master.close_step()
        while not (real := [each for each in master.look().decisions if each.kind != "suspicion"]):
            master.close_step()
        asked = real[0]
        with pytest.raises(Refusal):
            master.answer(asked, mh.Seat(63))
        master.answer(asked, asked.options[0])
        number = len(master.book.entries) - 1
        for each in real[1:]:
            master.answer(each, each.options[0])
        master.close_step()
        length = guest.look().length
        master.take_entry_back(number, "the wrong gesture", asked.options[-1])
        entry = master.book.entries[number]
        assert entry.choice == asked.options[-1]
        assert entry.taken is not None
        assert entry.taken.choice == asked.options[0]
        with following(guest) as followed:
            assert next(seen for seen in followed if seen.length > length).story[-1] == BookCorrected()
        with pytest.raises(Refusal):
            guest.close_step()


def test_a_player_without_a_phone_takes_up_their_seat_in_the_middle_of_the_game(serving: Serving) -> None:
    with town(serving) as (master, _):
        master.close_step()
        with Table(serving.url, master.code, master.give_seat(2)) as cat:
            assert cat.look().you.seat == 2
            assert plain(cat.look().view.own) == plain(master.look().you.owns[2])


def test_a_seat_is_given_anew_and_the_old_device_is_told_whenever_it_comes(serving: Serving) -> None:
    with town(serving) as (master, _):
        master.close_step()
        lost = master.give_seat(2)
        old = Guest(serving.url, master.code, lost)
        with old.following() as stream:
            assert next(stream).data["you"]["seat"] == 2
            new = master.give_seat(2)
            assert [sent.event for sent in stream][-1] == "given-anew"
        for answer in (old.get(), old.post("/notebook", {"text": "", "suspicions": {}})):
            assert (answer.status_code, answer.json()["refused"]) == (401, "given-anew")
        watcher, cookie = Guest(serving.url, master.code), {"Cookie": f"seat={lost}", "Sec-Fetch-Site": "same-origin"}
        told = watcher.get("/stream", headers=cookie)  # of a browser that slept
        assert told.text == "event: given-anew\ndata: {}\n\n"
        assert "seat=;" in told.headers["set-cookie"]
        assert watcher.get("?as=public", headers=cookie).json()["you"]["seat"] is None
        assert Guest(serving.url, master.code, new).get().json()["you"]["seat"] == 2


def test_the_deal_asks_only_for_cards_that_people_deal() -> None:
    for name, players, decks in (
        ("quintebourg", 6, {"party": 1, "effect": 1, "posts": 1}),
        ("salem1692", 6, {"tryals": 5, "town hall": 1}),
    ):
        game, chance, asked = mh.start(name, players, 3), tuple[Drawn, ...](), {}
        while (due := dealt_next(game, chance)).draw is not None:
            order = list(due.draw.items) if due.draw.kind == "order" else due.draw.items[0]
            asked[due.draw.label] = due.dealt and due.dealt.each
            chance = (*chance, Drawn(due.draw.label, order))
        assert {label: each for label, each in asked.items() if each} == decks
        by_hand.deal(game, chance)


def test_any_effect_cards_of_the_box_may_have_been_dealt_by_hand() -> None:
    held = mh.start("quintebourg", 9, 1).state.effect
    game, chance = mh.start("quintebourg", 9, 0), tuple[Drawn, ...]()
    while (due := dealt_next(game, chance)).draw is not None:
        draw = due.draw
        variants = sorted(draw.items, key=lambda card: card not in held) if draw.label == "variant" else None
        order = held if draw.label == "effect" else variants
        chance = (*chance, Drawn(draw.label, order))
    by_hand.deal(game, chance)

    assert sorted(game.state.effect) == sorted(held)


def test_who_takes_a_card_that_the_doctor_cannot_have_is_asked() -> None:
    game = mh.start("quintebourg", 9, 0)
    doctor = game.state.doctor
    chance = (Drawn("party", game.state.party), *[Drawn("variant")] * 4)
    due = dealt_next(game, chance)
    assert due.draw is not None
    order = sorted(due.draw.items, key=lambda card: ROLE[card].for_doctor)
    order[0], order[doctor] = order[doctor], order[0]
    asked = dealt_next(game, (*chance, Drawn("effect", order))).draw
    assert not ROLE[order[doctor]].for_doctor
    assert asked is not None
    assert asked.label == "doctor-effect"


@pytest.mark.parametrize("players", [6, 15, 21])
def test_posts_dealt_by_hand_go_to_the_players_named_for_them(players: int) -> None:
    game = mh.start("quintebourg", players, 3)
    draw, dealt = next_posts(game)
    assert [key.removeprefix("post-") for key in dealt.to] == posts_dealt(players, game.setup.options)
    wanted = dict(zip(dealt.to, draw.items, strict=False))
    assert game.state.doctor not in wanted.values()
    rest = [seat for seat in draw.items if seat not in wanted.values()]
    by_hand.deal(game, [Drawn("posts", [*rest[::-1], *list(wanted.values())[::-1]])])
    assert {f"post-{post}": holder for post, holder in game.state.holders.items() if post != "bourreau"} == wanted


def next_posts(game: Any) -> tuple[Draw, DealtCards]:
    """The draw of the posts; all draws of cards are left to the house."""
    chance = tuple[Drawn, ...]()
    while (due := dealt_next(game, chance)).draw is not None:
        if due.draw.label == "posts":
            assert due.dealt is not None
            return due.draw, due.dealt
        chance = (*chance, Drawn(due.draw.label))
    raise AssertionError("no posts were dealt")


def test_town_hall_cards_go_to_seats_from_the_end_of_their_order() -> None:
    game = mh.start("salem1692", 6, 3)
    due = dealt_next(game, (Drawn("tryals"),))
    assert due.draw is not None
    assert due.dealt is not None
    assert due.dealt.last_first
    order = list(due.draw.items)
    by_hand.deal(game, [Drawn("town hall", order)])
    assert [person.character for person in game.view(None).people] == order[::-1][:6]


def test_another_device_of_the_master_takes_up_the_book(serving: Serving) -> None:
    with town(serving) as (master, _):
        master.close_step()
        with Table(serving.url, master.code, master.token) as other:
            assert other.look().decisions == master.look().decisions
            shown = Guest(serving.url, master.code, master.token).post("/whose", {"token": master.token})
            assert shown.json() == {"seat": None, "name": ""}
            sits = Guest(serving.url, master.code, master.token).post("/seats", {"name": "Gus"})
            assert (sits.status_code, sits.json()["refused"]) == (409, "master-sits")
            with following(master) as first, following(other) as second:
                assert next(first).you.master
                assert next(second).you.master
                assert list(first) == [], "the first device is told that the book is open elsewhere"


def test_the_record_of_a_finished_game_says_that_it_was_moderated(serving: Serving) -> None:
    with Table.open(serving.url, "salem1692", moderated=True) as master:
        for name in ("Ann", "Ben", "Cat", "Dan"):
            master.beside(name)
        master.start()
        master.close_step()
        for _ in range(600):
            seen = master.look()
            if seen.over:
                break
            asked = next((each for each in seen.decisions if each.kind != "suspicion"), None)
            if asked is None:
                master.close_step()
            else:
                master.answer(asked, asked.options[-1] if asked.most == 1 else list(asked.options[: asked.least]))
        report = verify(master.record())
        assert report.moderated
        assert report.holds


def test_the_master_reads_any_seat_and_takes_no_phone_its_stream(serving: Serving) -> None:
    with town(serving) as (master, _):
        book = Guest(serving.url, master.code, master.token)
        assert book.get("?as=5").json()["you"]["seat"] == 5
        for path in ("?as=5&stream=1", "/stream?as=5"):
            said = book.get(path)
            assert (said.status_code, said.json()["refused"]) == (403, "not-on-phone")
        master.hand_to(2)
        with following(master) as followed:
            assert next(followed).you.seat == 2


def test_what_comes_too_late_is_a_conflict_and_what_is_malformed_is_not(serving: Serving) -> None:
    with town(serving) as (master, _):
        book = Guest(serving.url, master.code, master.token)

        def refused(path: str, body: dict[str, Any]) -> tuple[int, str]:
            said = book.post(path, body)
            return said.status_code, said.json()["refused"]

        assert refused("/deal", {"chance": [{"label": "tarot", "result": 1}]}) == (422, "chance-unused")
        assert refused("/deal", {"chance": [{"label": "party", "result": 1}]}) == (422, "chance-impossible")
        book.ok("/deal", {"chance": []})
        assert refused("/deal", {"chance": []}) == (409, "deal-over")
        assert refused("/repair", {"id": "0-luck", "choice": plain(mh.Word("dead")), "why": "a slip"}) == (
            409, "no-repair",
        )  # fmt: skip
        book.ok("/take-back", {"entry": 0})
        assert refused("/take-back", {"entry": 0}) == (409, "taken-already")
        assert refused("/take-back", {"entry": 9}) == (422, "no-entry")


def test_a_draw_is_asked_for_an_answer_only_if_the_answer_takes_it() -> None:
    game, dice, spared = mh.start("quintebourg", 9, 1, {"night_calls": "classic"}), random.Random(1), 0
    for _ in range(400):
        if not game.decisions:
            game.close()
            continue
        asked = dice.choice(game.decisions)
        choice: Any = dice.choice(asked.options) if asked.most == 1 else list(asked.options[: asked.least])
        due = drawn_next(game, DrawWanted(asked.id, plain(choice)))
        draw = due.draw
        if draw is None:
            without_hold = by_hand.next_draw(game, (), partial(mh.Game.answer, id=asked.id, choice=choice))
            spared += without_hold is not None
        chance = () if draw is None else (Drawn(draw.label, None),)
        game.answer(asked.id, choice, hold=masking.holds(game), chance=chance)
        assert due.ends is game.over
        if spared > 2 or game.over:
            break
    assert spared


def test_the_master_is_told_before_an_entry_ends_the_game(serving: Serving) -> None:
    with Table.open(serving.url, "salem1692", moderated=True) as master:
        for name in ("Ann", "Ben", "Cat", "Dan"):
            master.beside(name)
        master.start()
        master.close_step()
        book, told = Guest(serving.url, master.code, master.token), list[bool]()
        for _ in range(600):
            seen = master.look()
            if seen.over:
                break
            asked = next((each for each in seen.decisions if each.kind != "suspicion"), None)
            if asked is None:
                told.append(book.ok("/draw", {})["ends"])
                master.close_step()
                continue
            choice: Any = asked.options[-1] if asked.most == 1 else list(asked.options[: asked.least])
            told.append(book.ok("/draw", {"decision": asked.id, "choice": plain(choice)})["ends"])
            master.answer(asked, choice)
        assert told[-1] is True
        assert not any(told[:-1])


@pytest.mark.parametrize("viewer", [0, 4, "public"])
def test_a_replay_tells_the_cards_dealt_by_hand_and_not_those_they_replaced(viewer: int | str) -> None:
    game = mh.start("quintebourg", 9, 1)
    by_hand.deal(game, [Drawn("party", sorted(game.state.party))])
    played = Played(1, ("N. N.",) * 9, (False,) * 9, game.record, [], ())

    told = [line.event for chapter in replayed(played, viewer).chapters for line in chapter.lines]

    assert told == game.heard(viewer if isinstance(viewer, int) else None)
