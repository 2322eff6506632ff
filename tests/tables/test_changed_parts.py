"""Changes between messages: a part whose keys change is replaced whole."""

from __future__ import annotations

import msgspec

from meetinghouse.games.quintebourg.view import KnownPerson
from meetinghouse.tables.changes import Changes


def test_what_a_viewer_knows_of_a_person_is_replaced_whole_when_it_grows_or_shrinks() -> None:
    others = {4: KnownPerson(invoked=True), 5: KnownPerson(invoked=True)}
    less = others | {3: KnownPerson(party="seth")}
    more = others | {3: KnownPerson(party="seth", effect="laura", duo=("haters",))}
    for old, new in ((less, more), (more, less)):
        (member,) = Changes().between(old, new, b"/view/own/people")
        path, value = next(iter(msgspec.json.decode(b"{" + member + b"}").items()))
        assert path == "/view/own/people/3"
        assert value == msgspec.json.decode(msgspec.json.encode(new[3]))
