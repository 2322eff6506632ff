"""The schedule of a house: what comes up when."""

from __future__ import annotations

from meetinghouse.tables.schedule import Schedule


def test_what_is_due_comes_in_the_order_of_its_times_and_only_once() -> None:
    schedule: Schedule[str] = Schedule()
    for what, when in (("night", 3.0), ("dawn", 1.0), ("day", 2.0)):
        assert schedule.put(what, when)

    assert schedule.take_due(0.5) == []
    assert schedule.next_time() == 1.0
    assert schedule.take_due(2.0) == ["dawn", "day"]
    assert schedule.take_due(2.0) == []
    assert schedule.next_time() == 3.0


def test_a_new_time_replaces_the_one_before() -> None:
    schedule: Schedule[str] = Schedule()
    schedule.put("night", 1.0)
    assert schedule.put("night", 5.0)
    assert not schedule.put("night", 5.0)

    assert schedule.next_time() == 5.0
    assert schedule.take_due(4.0) == []
    assert schedule.take_due(5.0) == ["night"]


def test_what_is_dropped_does_not_come_up() -> None:
    schedule: Schedule[str] = Schedule()
    schedule.put("night", 1.0)
    schedule.drop("night")
    schedule.drop("day")

    assert schedule.next_time() is None
    assert schedule.take_due(2.0) == []


def test_replaced_times_do_not_pile_up() -> None:
    schedule: Schedule[str] = Schedule()
    for number in range(1000):
        schedule.put("night", 2000.0 - number)

    assert len(schedule) < 200
    assert schedule.next_time() == 1001.0
