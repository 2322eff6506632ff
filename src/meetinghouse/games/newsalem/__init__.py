"""New Salem, first edition: a town is built, witches spread despair in it. The cards are partly reconstructed."""

from ...engine.manifest import Manifest

MANIFEST = Manifest(
    rules="meetinghouse.games.newsalem.rules:RULES",
    bots={
        "sharp": "meetinghouse.bots.newsalem:SharpBot",
        "steady": "meetinghouse.bots.newsalem:SteadyBot",
    },
    board="meetinghouse.cli.boards.newsalem:NewSalemBoard",
    pages="newsalem",
    texts="meetinghouse.games.newsalem",
    rulebook="meetinghouse:rules",
)
