"""Makes the PDF of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine.catalogue import blaming
from ..engine.refusals import Refused
from .columns import set_sheets
from .contents import contents, texts_of
from .cutting import BALLOTS as BALLOT_GRID
from .cutting import CARDS as CARD_GRID
from .cutting import ballot_setter, cut_up, set_card
from .matter import BALLOTS, CARDS, NIGHTS, ROLES, RULES, SORTS, Contents
from .paper import SIZES, Paper
from .tables import set_ledger, set_nights
from .words import Words


def make(game: str, language: str, paper: str, what: Sequence[str], options: Mapping[str, str]) -> Paper:
    """The pages of a game; only the sorts in ``what``, if it names any. Raises `Refused` for what cannot be printed."""
    if paper not in SIZES:
        raise Refused("option-value", name="paper", value=paper, takes="values", values=", ".join(SIZES))
    found = contents(game, language, options)
    known = found.sorts()
    for each in what:
        if each not in known:
            raise Refused("option-value", name="what", value=each, takes="values", values=", ".join(known))
    # the rulebook is long, and printed only if it is asked for, or if there is nothing else
    chosen = set(what) or set(known) - {RULES} or set(known)
    words = Words.of(texts_of(game, language))
    pages = Paper(paper, found.title, language)
    with blaming(game):  # texts of another package that fit on no card
        for sort in [each for each in SORTS if each in chosen]:
            _set(pages, sort, found, words)
    return pages


def _set(pages: Paper, sort: str, found: Contents, words: Words) -> None:
    foot = found.title
    if sort == CARDS:
        cut_up(pages, CARD_GRID, found.cards, set_card)
    elif sort == ROLES:
        set_sheets(pages, found.roles, foot)
    elif sort == NIGHTS:
        set_nights(pages, found.nights, words, foot)
        if found.ledger:
            set_ledger(pages, found.ledger, found.seats, words, foot)
    elif sort == BALLOTS:
        cut_up(pages, BALLOT_GRID, found.ballots, ballot_setter(words))
    else:
        set_sheets(pages, found.rules, foot)
