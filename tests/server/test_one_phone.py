"""A phone that is handed round, over HTTP: `?as=SEAT` names who looks."""

from __future__ import annotations

from meetinghouse.client import Table

from .guests import Guest, Serving, hosted, joined


def handed(serving: Serving) -> tuple[Guest, Guest]:
    """A game that has begun: Ann, Cat and Dan share the host's phone, Ben has his own."""
    host = hosted(serving)
    ben = joined(host, "Ben")
    for name in ("Cat", "Dan"):
        host.ok("/phone", {"name": name}, 201)
    ben.ok("/ready", {"ready": True})
    host.ok("/start")
    ben.ok("/seen")
    return host, ben


def test_a_phone_that_is_handed_round_sees_what_everybody_sees_unless_it_names_one_of_its_seats(
    serving: Serving,
) -> None:
    host, ben = handed(serving)
    told = host.look_until(lambda seen: seen["you"]["asks"])
    assert (told["you"]["seat"], told["you"]["phone"], told["decisions"]) == (None, [0, 2, 3], [])
    assert told["view"]["own"] is None
    for seat in (0, 2, 3):
        own = host.get(f"?as={seat}").json()
        assert (own["you"]["seat"], own["view"]["viewer"]) == (seat, seat)
        assert host.post(f"/seen?as={seat}").status_code == 200
    asks = host.look_until(lambda seen: seen["table"]["dealing"] is None)["you"]["asks"]
    seat, asked = next(each for each in asks.items() if each[0] != "0")
    decision = host.get(f"?as={seat}").json()["decisions"][0]
    assert decision["id"] == asked
    answer = {"decision": asked, "choice": decision["options"][0]}
    assert host.post("/answers", answer).json()["refused"] == "anothers"
    host.ok(f"/answers?as={seat}", answer)
    assert ben.look()["you"]["phone"] == []


def test_nobody_looks_at_a_seat_that_is_not_on_their_phone(serving: Serving) -> None:
    host, ben = handed(serving)
    stranger = Guest(serving.url, host.code)
    for guest, seat, status, why in (
        (host, 1, 403, "not-on-phone"), (ben, 0, 403, "not-on-phone"), (ben, 2, 403, "not-on-phone"),
        (stranger, 2, 401, "no-token"), (host, 9, 404, "no-such-seat"),
    ):  # fmt: skip
        for said in (guest.get(f"?as={seat}"), guest.get(f"/stream?as={seat}"), guest.post(f"/seen?as={seat}")):
            assert (said.status_code, said.json()["refused"]) == (status, why)
    assert host.get("?as=x").status_code == 422
    assert host.post("/seen?as=-1").status_code == 422
    assert ben.get("?as=1").json()["you"]["seat"] == 1, "one's own seat may be named"


def test_a_program_can_hand_its_seat_on(serving: Serving) -> None:
    with Table.open(serving.url, pace="none") as table:
        table.sit("Ann")
        for name in ("Ben", "Cat", "Dan"):
            table.beside(name)
        table.start()
        for seat in range(4):
            table.hand_to(seat)
            table.see_role()
            assert next(table.follow()).you.seat == seat
        table.hand_to(None)
        asked, id = next(iter(table.look().you.asks.items()))
        table.hand_to(asked)
        decision = next(each for each in table.look().decisions if each.id == id)
        table.answer(decision, decision.options[0] if decision.least == decision.most == 1 else decision.options[:1])
