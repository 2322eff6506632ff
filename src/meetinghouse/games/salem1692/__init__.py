"""Salem 1692: the townspeople seek the witches among them. Editions en, fr and es."""

from ...engine.manifest import Manifest

MANIFEST = Manifest(
    rules="meetinghouse.games.salem1692.rules:RULES",
    bots={
        "sharp": "meetinghouse.bots.salem1692:SharpBot",
        "steady": "meetinghouse.bots.salem1692:SteadyBot",
    },
    board="meetinghouse.cli.boards.salem1692:SalemBoard",
    pages="salem1692",
    one_phone=8,
    texts="meetinghouse.games.salem1692",
    rulebook="meetinghouse:rules",
    script="meetinghouse.games.salem1692.script:SCRIPT",
)
