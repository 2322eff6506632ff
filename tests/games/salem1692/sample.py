"""The games of Salem 1692 that the tests of its texts play."""

from tests.texts import Sample

SAMPLE = Sample(
    games=(
        *[(players, {"edition": edition}) for edition in ("en", "fr") for players in (2, 3, 4, 6, 9, 12)],
        *[(players, {"edition": "es"}) for players in (4, 5, 7, 10)],
        (5, {"town_hall_choice": True, "point_to_two": True, "extra_witch": True}),
        (7, {"edition": "fr", "conspiracy_center_shuffle": True, "extra_witch": True}),
        (6, {"dead_view": "moderator"}),
        (5, {"edition": "es", "dawn_cat_penalty": True, "matchmaker_double_loss": "trigger_player_orders"}),
    ),
    offers=0.02,
    rare={
        "HourglassTurned", "RowReordered", "SparedByMatch", "TrialLapsed", "DrawForfeited", "Wasted", "TrialDeclined",
        "CardsLeftGame", "PoolSeen", "CardsTaken", "OneMoreWitchCard", "EverythingShown",
    },
    steady=tuple(
        (players, {"edition": edition, "town_hall_choice": players == 7})
        for players, edition in (
            (4, "en"), (6, "fr"), (7, "es"), (3, "en"), (2, "en"), (9, "en"), (12, "es"), (7, "fr"),
        )
    ),
)  # fmt: skip
