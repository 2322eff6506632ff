"""What is printed for a village without a box: cards of all roles, and ballots."""

from meetinghouse.engine.prints import Ballot, Card, Deck, Prints

from .roles import ROLES
from .rules import CASTING, RULES


def _card(role: str) -> Card:
    most = max([CASTING.roles(players, {}).count(role) for players in range(RULES.least, RULES.most + 1)])
    key = f"role-{role}"
    return Card(title=key, line=f"{key}-help", texts=(f"{key}-help", f"{key}-wants"), copies=most)


PRINTS = Prints(
    decks=(Deck(title="script-kind-roles", cards=tuple([_card(role) for role in ROLES])),),
    ballots=(Ballot(question="decision-vote", blank="word-nobody"),),
)
