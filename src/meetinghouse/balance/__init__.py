"""Reports on balance: who wins how often, and what roles, cards, laws, options, seats and clauses have to do with it.

``study`` plays the games and counts; ``balance_of`` turns the counts into shares and differences with their intervals;
``page_of`` shows them as one HTML file, and ``table_of`` as a table in Markdown.
"""

from .markdown import table_of
from .page import page_of
from .plan import Plan, Variant, plan_of
from .playing import study
from .report import Balance, balance_of

__all__ = ["Balance", "Plan", "Variant", "balance_of", "page_of", "plan_of", "study", "table_of"]
