"""The one error: a key with parameters, the rule it breaks, a plain sentence."""

from __future__ import annotations

import pickle
import string

from meetinghouse.engine.refusals import ENGLISH, Refused


def test_a_refusal_carries_its_key_its_rule_and_what_it_is_about() -> None:
    refused = Refused("forbidden", "SAL-TRIAL-04", choice="Seat 3")

    assert (refused.key, refused.rule, refused.details) == ("forbidden", "SAL-TRIAL-04", {"choice": "Seat 3"})
    assert str(refused) == "Seat 3 is not allowed here. [SAL-TRIAL-04]"
    assert isinstance(refused, ValueError)


def test_a_refusal_travels_between_processes() -> None:
    refused = pickle.loads(pickle.dumps(Refused("forbidden", "SAL-TRIAL-04", choice="Seat 3")))

    assert (refused.key, refused.rule, refused.details) == ("forbidden", "SAL-TRIAL-04", {"choice": "Seat 3"})
    assert str(refused) == "Seat 3 is not allowed here. [SAL-TRIAL-04]"


def test_a_key_of_a_games_own_is_its_own_text() -> None:
    assert str(Refused("no-more-cards")) == "no-more-cards"


def test_every_text_is_a_sentence_and_names_its_parameters() -> None:
    for key, text in ENGLISH.items():
        names = {name: 1 for _, name, _, _ in string.Formatter().parse(text) if name}
        assert Refused(key, **names).key == key  # type: ignore[arg-type]
        assert text[-1] in ".}"


def test_a_number_too_long_to_be_written_does_not_hide_the_refusal() -> None:
    refused = Refused("players", game="Salem", least=2, most=12, players=10**5000)

    assert refused.key == "players"
    assert "Salem is for 2 to 12 players" in str(refused)
