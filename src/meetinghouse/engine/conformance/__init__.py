"""The test suite that every game must pass, including games of other packages.

It needs no test framework. This checks a game of another package::

    import meetinghouse as mh
    from meetinghouse.engine import conformance


    def start(seed: int) -> mh.Game:
        return mh.start("mygame", players=5, seed=seed)


    figures = conformance.check(start, range(20))

``check`` plays random games and runs every check on their positions. A failed check raises
``AssertionError`` with the game, its seed, the number of the decision and the seat. The returned figures
say how much was checked; ``changed`` and ``seen`` say how often ``redeal`` really changed hidden
facts, so that a ``redeal`` that does nothing cannot pass.

Each check can also be called alone, on any position: ``well_formed``, ``accepts``, ``refuses``
(questions), ``round_trip``, ``independence``, ``replays`` (saving), ``masks``, ``sealed``, ``redealt``,
``imagined`` (secrecy), ``speaks`` and ``ended``. If the game is started with the option ``talk=claims``, random
seats also say random things.
"""

from .ending import ended
from .playing import any_move, make, play
from .questions import accepts, refuses, well_formed
from .saving import independence, replays, round_trip
from .secrecy import imagined, masks, redealt, sealed, seat_bytes
from .suite import check
from .talking import speaks
from .words import Figures

__all__ = [
    "Figures",
    "accepts",
    "any_move",
    "check",
    "ended",
    "imagined",
    "independence",
    "make",
    "masks",
    "play",
    "redealt",
    "refuses",
    "replays",
    "round_trip",
    "sealed",
    "seat_bytes",
    "speaks",
    "well_formed",
]
