"""The games of Quinte-bourg that the tests of its texts play."""

from tests.texts import Sample

SAMPLE = Sample(
    games=tuple(
        (players, {"mode": mode, "night_calls": calls, **more})
        for players, mode, calls, more in (
            (6, "v", "waves", {}), (9, "v", "classic", {"deal_sesiano": 0}), (13, "v", "waves", {}),
            (21, "v", "waves", {"deal_sesiano": 0}), (7, "m", "waves", {}), (12, "m", "classic", {}),
            (18, "m", "waves", {}), (8, "e", "waves", {}), (13, "e", "classic", {}), (15, "e", "waves", {}),
            (21, "e", "waves", {"deal_sesiano": 0}), (10, "e", "classic", {}),
            (21, "v", "waves", {"dead_spectator": True, "hide_q_m": False}),
        )
    ),
    offers=0.1,
    rare={
        "DoubleAnnounced", "GuardPosted", "Inherited", "InquiryHeld", "NoLawProposed", "PostsShifted", "PotionTried",
        "PresidentDeposed", "SkadiRecognised", "TiedToComa", "VotesReplaced",
    },
    steady=((9, {}), (12, {}), (14, {}), (12, {"mode": "m"}), (13, {"mode": "e"})),
)  # fmt: skip
