"""The three editions as parameters, and everything a table may set."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...engine.settings import Setting, Style

# parameter: values for en, fr and es; all values it may take; what it is about
EDITIONS: Final = ("en", "fr", "es")
# fmt: off
_PARAMETERS: Final[dict[str, tuple[tuple[Any, Any, Any], tuple[Any, ...]]]] = {
    "ghost_game": ((True, True, False), (True, False)),  # two or three players play with ghosts
    "director_default": (("town_crier", "moderator", "either"), ("town_crier", "moderator", "either")),  # who directs on paper
    "setup_conspiracy": (("redeal_if_dealt", "held_out", "held_out"), ("redeal_if_dealt", "held_out")),  # how Conspiracy is kept out of the first hands
    "night_card_placement": (("bottom_half", "bottom", "bottom"), ("bottom_half", "bottom")),  # where Night is put into the deck
    "deck_reform_source": (("deck_and_discard", "discard", "discard"), ("deck_and_discard", "discard")),  # what is shuffled into the new deck
    "early_night_reform": (("immediate", "when_deck_exhausted", "immediate"), ("immediate", "when_deck_exhausted")),  # what becomes of cards left under Night
    "trial_tryal_selection": (("accuser_chooses", "random", "accuser_chooses"), ("accuser_chooses", "random")),  # who picks the tryal card of a trial
    "max_trials_per_turn": (("unlimited", "unlimited", 1), ("unlimited", 1)),  # how many trials a turn may bring
    "cards_without_effect": (("playable",) * 3, ("playable", "unplayable")),  # cards where they can do nothing
    "piety_effect": (("double_threshold", "no_red_played", "no_red_played"), ("double_threshold", "no_red_played")),  # what Piety does
    "piety_loss_trial": ((True, False, False), (True, False)),  # losing Piety may bring a trial at once
    "griggs_alibi_bypasses_piety": ((False, True, True), (True, False)),  # Will Griggs may use Alibi as Witness through Piety
    "multiple_witch_cards": (("survive_until_last", "die_reveal_all", "die_reveal_all"), ("survive_until_last", "die_reveal_all")),  # a holder of several Witch cards
    "second_matchmaker": (("forbidden", "discard_both", "discard_both"), ("forbidden", "discard_both")),  # a second Matchmaker on one player
    "matchmaker_double_loss": (("spare_matched", "trigger_player_orders", "target_first"), ("spare_matched", "trigger_player_orders", "target_first")),  # a matched death that would make both sides lose
    "elimination_discards": (("hand_blue", "hand_blue_red", "hand_and_all_front"), ("hand_blue", "hand_blue_red", "hand_and_all_front")),  # what an eliminated player discards (all of it, by ruling)
    "disclose_ever_witch": ((False, True, True), (True, False)),  # an eliminated player's past as a witch is announced
    "last_convert_loses": ((True, False, False), (True, False)),  # the last townsperson to turn loses
    "conspiracy_take_order": (("simultaneous", "simultaneous", "sequential_from_drawer"), ("simultaneous", "sequential_from_drawer", "sequential_choices")),  # how tryal cards are taken in Conspiracy
    "conspiracy_shuffle_rows": ((True, False, False), (True, False)),  # rows are shuffled after Conspiracy
    "tryal_reorder": (("none", "free_hidden", "free_tracked"), ("none", "free_hidden", "free_tracked")),  # an owner may reorder the row
    "two_left_blue": (("keep", "remove", "remove"), ("keep", "remove")),  # blue cards with two players left
    "two_left_scapegoat_robbery": (("unplayable", "remove", "unplayable"), ("unplayable", "remove")),  # Scapegoat and Robbery with two players left
    "scapegoat_moves_stocks": ((True, True, True), (True, False)),  # Scapegoat moves Stocks too
    "crier_witch_count": ((20, 20, 10), (10, 20)),  # seconds of the witches' stage
    "crier_constable_count": ((10, 10, 5), (5, 10)),  # seconds of the constable's stage
    "frame_stack": (("across_deck", "near_deck", "across_discard"), ("across_deck", "near_deck", "across_discard")),  # where the frame cards lie on paper
    "thomas_vs_george": ((7, "cancel", 7), (6, 7, 8, "cancel")),  # what Thomas Danforth needs against George Burroughs
    "ann_putnam": (("end_of_turn_per_reveal", "before_reveal", "before_reveal"), ("end_of_turn_per_reveal", "before_reveal")),  # when Ann Putnam draws
    "giles_corey": (("two_red", "two_accusation", "two_accusation"), ("two_red", "two_accusation")),  # what Giles Corey must draw for a third card
    "john_proctor": (("up_to_3_from_hand", "all_hand_and_blue", "all_hand_and_blue"), ("up_to_3_from_hand", "all_hand_and_blue")),  # what John Proctor takes
    "john_martha_split": (("alternate_up_to_3_each", "alternate_until_empty", "alternate_until_empty"), ("alternate_up_to_3_each", "alternate_until_empty")),  # how John and Martha share
    "samuel_parris": (("up_to_two", "up_to_two", "two"), ("up_to_two", "two")),  # how many cards Samuel Parris takes
    "rebecca_triggers": (("trials", "trials_and_black_cat", "trials_and_black_cat"), ("trials", "trials_and_black_cat")),  # when Rebecca Nurse draws
    "offers_dawn_cat_penalty": ((False, False, True), (True, False)),  # the dawn penalty may be chosen
    "ghost_seating": (("left_of_each", "alternate", "alternate"), ("left_of_each", "alternate")),  # where ghosts sit
    "ghost_hand_size": ((0, 3, 3), (0, 3)),  # cards dealt to a ghost
    "ghost_turn": (("discard_one", "none", "none"), ("discard_one", "none")),  # what a ghost does on its turn
    "ghost_removes_matchmakers": ((True, False, False), (True, False)),  # no Matchmakers in the ghost game
    "ghost_pass_chooser": (("nearest_human_right", "nearest_human_left", "nearest_human_left"), ("nearest_human_right", "nearest_human_left")),  # who picks the card that goes to a ghost
    "ghost_cat_chooser": (("nearest_human_right_of_cat", "acting_player", "acting_player"), ("nearest_human_right_of_cat", "acting_player")),  # who picks for a ghost's Conspiracy
    "ghost_target_pile": (("bottom_card", "top_card", "top_card"), ("bottom_card", "top_card")),  # where the frame card goes on paper
    "ghost_framed_seats": (("players_and_ghosts",) * 3, ("players_and_ghosts",)),  # who loses two tryal cards at night
    "ghost_constable_reveal_wins": ((False, True, True), (True, False)),  # a revealed Constable wins the ghost game for the witch
}
# fmt: on

_VARIANTS: Final = (
    "town_hall_choice",  # each player keeps one of two town hall cards (7 players or fewer)
    "conspiracy_center_shuffle",  # the cards taken in Conspiracy are shuffled and dealt
    "extra_witch",  # one more Witch card
    "point_to_two",  # the accuser points at two tryal cards, the accused picks one
    "force_disclosure",  # an eliminated player's past as a witch is announced after all
    "no_disclosure",  # an eliminated player's past as a witch is not announced after all
    "dawn_cat_penalty",  # who gets the Black Cat at dawn also loses a tryal card
    "dead_moderator",  # the first eliminated player sees everything
)

# The lobby's headings and their settings, in order. Other settings are not shown: they matter only on paper, or repeat
# another setting.
_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("town_hall_choice", "extra_witch", "setup_conspiracy", "night_card_placement", "early_night_reform"),
    "trials": (
        "trial_tryal_selection", "point_to_two", "max_trials_per_turn", "multiple_witch_cards", "disclose_ever_witch",
        "last_convert_loses",
    ),
    "conspiracy": (
        "conspiracy_take_order", "conspiracy_center_shuffle", "conspiracy_shuffle_rows", "tryal_reorder",
        "dawn_cat_penalty",
    ),
    "cards": (
        "cards_without_effect", "piety_effect", "piety_loss_trial", "second_matchmaker", "matchmaker_double_loss", "scapegoat_moves_stocks",
        "two_left_blue", "two_left_scapegoat_robbery",
    ),
    "characters": (
        "thomas_vs_george", "ann_putnam", "giles_corey", "john_proctor", "john_martha_split", "rebecca_triggers",
        "samuel_parris", "griggs_alibi_bypasses_piety",
    ),
    "out": ("dead_view", "dead_moderator"),
    "ghosts": (
        "ghost_game", "ghost_seating", "youngest_seat", "ghost_hand_size", "ghost_turn", "ghost_removes_matchmakers",
        "ghost_pass_chooser", "ghost_cat_chooser", "ghost_constable_reveal_wins",
    ),
    "clocks": (
        "turn_timer_mode", "hourglass_seconds", "decision_window_s", "dawn_window_s", "crier_witch_count",
        "crier_constable_count", "last_words_window_s", "timer_scale",
    ),
}  # fmt: skip

_NEEDS: Final[dict[str, dict[str, Any]]] = {
    "griggs_alibi_bypasses_piety": {"piety_effect": "no_red_played"},
    "dawn_cat_penalty": {"offers_dawn_cat_penalty": True},
    "dead_moderator": {"dead_view": "public"},
    "youngest_seat": {"ghost_game": True, "ghost_seating": "left_of_each"},
    **{name: {"ghost_game": True} for name in _GROUPS["ghosts"][1:] if name != "youngest_seat"},
}

_ALL: Final[tuple[Setting, ...]] = (
    Setting("edition", "en", values=EDITIONS),
    *[
        Setting(name, None, values=values, presets=dict(zip(EDITIONS, preset, strict=True)))
        for name, (preset, values) in _PARAMETERS.items()
    ],
    *[Setting(name, False, values=(True, False)) for name in _VARIANTS],
    Setting("hourglass_seconds", 30, least=5, most=604800),
    Setting("timer_scale", 1.0, least=0.1, most=100000),
    Setting("turn_timer_mode", "on_request", values=("on_request", "always", "off")),
    Setting("dawn_window_s", 10, least=1, most=604800),
    Setting("decision_window_s", 30, least=1, most=604800),
    Setting("last_words_window_s", 30, least=1, most=604800),
    Setting("dead_view", "public", values=("public", "moderator")),
    Setting("youngest_seat", "none", values=("none", 0, 1, 2)),
)

_GROUP_OF: Final = {name: group for group, names in _GROUPS.items() for name in names}
_ORDER: Final = ("edition", *_GROUP_OF)

# Settings that the lobby shows come first, in the order of the headings; the others keep their order.
SETTINGS: Final[tuple[Setting, ...]] = tuple(
    msgspec.structs.replace(setting, group=_GROUP_OF.get(setting.name, ""), needs=_NEEDS.get(setting.name))
    for setting in sorted(_ALL, key=lambda each: _ORDER.index(each.name) if each.name in _ORDER else len(_ORDER))
)

# The settings that texts and bots read. They never read the edition's name, because each setting can be changed alone.
TOLD: Final[tuple[str, ...]] = (
    "ann_putnam", "conspiracy_center_shuffle", "dawn_cat_penalty", "early_night_reform", "giles_corey",
    "griggs_alibi_bypasses_piety", "john_proctor", "max_trials_per_turn", "piety_effect", "point_to_two",
    "rebecca_triggers", "samuel_parris", "scapegoat_moves_stocks", "thomas_vs_george", "trial_tryal_selection",
)  # fmt: skip

# How fast a table plays. Without a pace a game is played as the rulebook says, which is the classic one.
PACES: Final[dict[str, dict[str, Any]]] = {
    "relaxed": {"hourglass_seconds": 60, "timer_scale": 2.0},
    "classic": {},
    "quick": {"hourglass_seconds": 20, "timer_scale": 0.7, "turn_timer_mode": "always"},
    "none": {"turn_timer_mode": "off"},
    "async": {"hourglass_seconds": 86400, "timer_scale": 2880.0, "turn_timer_mode": "always"},
}

# Ways to play, with any edition.
STYLES: Final[dict[str, Style]] = {
    "classic": Style("classic"),
    "first": Style("relaxed"),
    "quick": Style("quick"),
    "dark": Style(options={"extra_witch": True, "disclose_ever_witch": False}),
    "research": Style("none", {"conspiracy_shuffle_rows": False, "tryal_reorder": "none", "disclose_ever_witch": True}),
}


def _in_texts(value: Any) -> str | int:
    """A setting as a parameter of texts: yes or no, a word or a number."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


class Edition:
    """All settings of one game, as the rules read them."""

    def __init__(self, options: dict[str, Any]) -> None:
        edition = str(options.get("edition", "en"))
        column = EDITIONS.index(edition)
        v: dict[str, Any] = {name: values[column] for name, (values, _) in _PARAMETERS.items()}
        v.update(dict.fromkeys(_VARIANTS, False))
        v.update({setting.name: setting.default for setting in SETTINGS if setting.name not in v})
        v.update(options)
        self.name = edition
        self.told: dict[str, str | int] = {name: _in_texts(v[name]) for name in TOLD}
        self.ghost_game = bool(v["ghost_game"])
        self.redeals_conspiracy: bool = v["setup_conspiracy"] == "redeal_if_dealt"
        self.night_in_bottom_half: bool = v["night_card_placement"] == "bottom_half"
        self.reforms_after_every_night: bool = v["early_night_reform"] == "immediate"
        self.accuser_chooses: bool = v["trial_tryal_selection"] == "accuser_chooses"
        self.one_trial_per_turn: bool = v["max_trials_per_turn"] == 1
        self.idle_cards: bool = v["cards_without_effect"] == "playable"
        self.piety_doubles: bool = v["piety_effect"] == "double_threshold"
        self.piety_loss_trial = bool(v["piety_loss_trial"])
        self.griggs_alibi_bypasses_piety = bool(v["griggs_alibi_bypasses_piety"])
        self.survive_until_last: bool = v["multiple_witch_cards"] == "survive_until_last"
        self.second_matchmaker_forbidden: bool = v["second_matchmaker"] == "forbidden"
        self.matchmaker_double_loss = str(v["matchmaker_double_loss"])
        self.disclose_ever_witch = bool(v["disclose_ever_witch"])
        if v["force_disclosure"] or v["no_disclosure"]:
            self.disclose_ever_witch = bool(v["force_disclosure"])
        self.last_convert_loses = bool(v["last_convert_loses"])
        self.takes_in_turn: bool = v["conspiracy_take_order"] != "simultaneous"
        self.moves_as_taken: bool = (
            v["conspiracy_take_order"] == "sequential_from_drawer" and not v["conspiracy_center_shuffle"]
        )
        self.shuffles_rows = bool(v["conspiracy_shuffle_rows"])
        self.reorder_allowed: bool = v["tryal_reorder"] != "none"
        self.reorder_hidden: bool = v["tryal_reorder"] == "free_hidden"
        self.two_left_removes_blue: bool = v["two_left_blue"] == "remove"
        self.two_left_removes_scapegoat_robbery: bool = v["two_left_scapegoat_robbery"] == "remove"
        self.scapegoat_moves_stocks = bool(v["scapegoat_moves_stocks"])
        self.thomas_and_george_cancel: bool = v["thomas_vs_george"] == "cancel"
        self.thomas_vs_george = 7 if self.thomas_and_george_cancel else int(v["thomas_vs_george"])
        self.ann_draws_at_end: bool = v["ann_putnam"] == "end_of_turn_per_reveal"
        self.giles_any_red: bool = v["giles_corey"] == "two_red"
        self.john_takes_three: bool = v["john_proctor"] == "up_to_3_from_hand"
        self.john_and_martha_three_each: bool = v["john_martha_split"] == "alternate_up_to_3_each"
        self.parris_takes_two: bool = v["samuel_parris"] == "two"
        self.rebecca_by_cat: bool = v["rebecca_triggers"] == "trials_and_black_cat"
        self.ghosts_left_of_each: bool = v["ghost_seating"] == "left_of_each"
        self.ghost_hand_size = int(v["ghost_hand_size"])
        self.ghosts_discard: bool = v["ghost_turn"] == "discard_one"
        self.ghost_removes_matchmakers = bool(v["ghost_removes_matchmakers"])
        self.ghost_pass_by_right: bool = v["ghost_pass_chooser"] == "nearest_human_right"
        self.ghost_cat_by_right: bool = v["ghost_cat_chooser"] == "nearest_human_right_of_cat"
        self.ghost_constable_reveal_wins = bool(v["ghost_constable_reveal_wins"])
        self.offers_dawn_cat_penalty = bool(v["offers_dawn_cat_penalty"])
        self.town_hall_choice = bool(v["town_hall_choice"])
        self.center_shuffle = bool(v["conspiracy_center_shuffle"])
        self.extra_witch = bool(v["extra_witch"])
        self.point_to_two = bool(v["point_to_two"])
        self.dawn_cat_penalty = bool(v["dawn_cat_penalty"])
        self.dead_moderator = bool(v["dead_moderator"])
        self.dead_see_all: bool = v["dead_view"] == "moderator"
        self.youngest_seat = -1 if v["youngest_seat"] == "none" else int(v["youngest_seat"])
        scale = float(v["timer_scale"])
        self.hourglass = float(v["hourglass_seconds"])
        self.turn_always_timed: bool = v["turn_timer_mode"] == "always"
        self.turn_on_request: bool = v["turn_timer_mode"] == "on_request"
        self.dawn_seconds: float = v["dawn_window_s"] * scale
        self.witch_seconds: float = v["crier_witch_count"] * scale
        self.constable_seconds: float = v["crier_constable_count"] * scale
        self.decision_seconds: float = v["decision_window_s"] * scale
        self.last_words_seconds: float = v["last_words_window_s"] * scale

    @property
    def rows_are_tracked(self) -> bool:
        """Whether everybody can follow the back of a tryal card wherever it goes."""
        return not self.shuffles_rows and not self.reorder_hidden


_known: dict[tuple[tuple[str, Any], ...], Edition] = {}


def edition_of(options: dict[str, Any]) -> Edition:
    """The settings that belong to these options; many games share one object."""
    key = tuple(sorted(options.items()))
    found = _known.get(key)
    if found is None:
        if len(_known) > 1000:
            _known.clear()
        found = _known[key] = Edition(options)
    return found
