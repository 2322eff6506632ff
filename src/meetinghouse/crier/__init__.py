"""The crier: a narrator on one phone for people who play with real cards.

``book`` has everything its page needs: the scripts of all games that bring one, their texts in every language, and the
clauses of their rules. The page holds no rule and makes no call, so it works without a network. Its own texts are in
``crier/texts``; tables do not load them.
"""
