"""The refusal of a composition."""

from ....engine.refusals import Refused


class Clash(Refused):
    """Settings that do not fit together; the texts of this game say why."""
