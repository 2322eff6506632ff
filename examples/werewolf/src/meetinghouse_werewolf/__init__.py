"""Werewolf, the folk game: by night some of the village eat the others, by day the village votes."""

from meetinghouse.engine.manifest import Manifest

MANIFEST = Manifest(
    rules="meetinghouse_werewolf.rules:RULES",
    bots={"steady": "meetinghouse_werewolf.bots:SteadyBot"},
    texts="meetinghouse_werewolf",
    rulebook="meetinghouse_werewolf:rulebook",
    script="meetinghouse_werewolf.script:SCRIPT",
    prints="meetinghouse_werewolf.prints:PRINTS",
)
