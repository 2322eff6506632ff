"""The suite that every game must pass, ours and others'.

It needs no test framework. A game of another package is checked like this::

    import meetinghouse as mh
    from meetinghouse.engine import conformance


    def start(seed: int) -> mh.Game:
        return mh.start("mygame", players=5, seed=seed)


    figures = conformance.check(start, range(20))

``check`` plays random games and holds every check against their positions. Whatever does not hold raises
``AssertionError`` with the game, its seed, the number of the decision and the seat. The figures that come
back say how much was looked at; ``changed`` and ``seen`` say how often ``redeal`` really changed hidden
facts, so that it cannot pass by doing nothing.

Each check can also be called alone, on a position of one's own: ``well_formed``, ``accepts``, ``refuses``
(questions), ``round_trip``, ``independence``, ``replays`` (keeping), ``masks``, ``sealed``, ``redealt``
(secrecy) and ``ended``.
"""

from .ending import ended
from .keeping import independence, replays, round_trip
from .playing import any_move, make, play
from .questions import accepts, refuses, well_formed
from .secrecy import masks, redealt, sealed, sight
from .suite import check
from .words import Figures

__all__ = [
    "Figures",
    "accepts",
    "any_move",
    "check",
    "ended",
    "independence",
    "make",
    "masks",
    "play",
    "redealt",
    "refuses",
    "replays",
    "round_trip",
    "sealed",
    "sight",
    "well_formed",
]
