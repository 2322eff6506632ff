"""Print-outs for people who play around a table: cards, sheets, the master's tables and ballots, as a PDF.

``contents`` collects the words from the game's texts and rulebook, and ``make`` sets them on paper.
"""

from ..extras import needs

with needs("print"):
    import fpdf as _fpdf  # noqa: F401
