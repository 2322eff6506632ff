"""Seats cannot be stolen at the door: by whichever token or cookie comes along."""

from __future__ import annotations

import pytest

from .guests import Guest, Serving, leap, playing


@pytest.mark.parametrize("how", ["header", "cookie"])
def test_whoever_owns_a_seat_takes_no_open_one(serving: Serving, how: str) -> None:
    ann, bob, _, dan = playing(serving, ("Bob", "Cid", "Dan"), bots=1, pace="async", options={})
    dan.ok("/leave")
    for guest in (ann, bob):
        guest.ok("/substitute", {"seat": 3})
    leap(serving)
    thief = bob if how == "header" else Guest(serving.url, ann.code)
    cookie = {} if how == "header" else {"Cookie": f"seat={bob.token}"}
    taken = thief.post("/seats", {"name": "Eve", "seat": 3}, headers=cookie)
    assert (taken.status_code, taken.json()["refused"]) == (409, "seated-already")
    Guest(serving.url, ann.code).ok("/seats", {"name": "Eve", "seat": 3}, 201)
