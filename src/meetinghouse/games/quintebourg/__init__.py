"""Les gens étranges de Quinte-bourg: 6 to 21 players, three modes."""

from ...engine.manifest import Manifest

MANIFEST = Manifest(
    rules="meetinghouse.games.quintebourg.rules:RULES",
    bots={
        "sharp": "meetinghouse.bots.quintebourg:SharpBot",
        "steady": "meetinghouse.bots.quintebourg:SteadyBot",
    },
    board="meetinghouse.cli.boards.quintebourg:QuintebourgBoard",
    pages="quintebourg",
    names=(
        "Odile",
        "Gaston",
        "Mireille",
        "Anselme",
        "Clémence",
        "Firmin",
        "Léonie",
        "Achille",
        "Solange",
        "Barnabé",
        "Hortense",
        "Émile",
        "Rosalie",
        "Octave",
        "Suzon",
        "Théodule",
        "Blanche",
        "Ferdinand",
        "Apolline",
        "Basile",
        "Ninon",
        "Gédéon",
    ),
    one_phone=8,
    texts="meetinghouse.games.quintebourg",
    rulebook="meetinghouse:rules",
    prints="meetinghouse.games.quintebourg.prints:PRINTS",
)
