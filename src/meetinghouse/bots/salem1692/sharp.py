"""The sharp bot: it asks what either side would have done, and as a witch it acts by day as a townsperson would."""

from __future__ import annotations

from math import log
from typing import ClassVar

from ...games.salem1692 import events
from ..bot import Prompt, Reason
from ..whims import whims
from .behaviour import SPARE
from .common import CommonBelief, InnocentBelief
from .habits import HEAT
from .mind import Mind
from .scene import Scene
from .steady import SteadyBot
from .town import Town
from .witch import EXPOSED, SURE, Witch

UNSEEN = ("cat", "victim", "suspicion", "confess")  # steps in which nobody sees who decides, or everybody decides alike
MEAN = 0.5772  # of the noise: Euler's constant
DEFENCELESS = 3.0  # what it is worth to attack somebody who has no card to spare
DECOY = 2.5  # what it is worth to attack one of the witches who comes to no harm


class SharpTown(Town):
    """A townsperson who chooses at random between near equals, so that a different choice does not mark a witch."""

    def __init__(self, scene: Scene, common: CommonBelief, secret: object) -> None:
        super().__init__(scene, InnocentBelief(common, scene.me))
        self._whims = whims(scene.me, secret, common.turn)

    def noise(self, seat: int) -> float:
        """With it, the best choice is drawn as `Habits` expects (Gumbel); it stays the same for a whole turn."""
        return HEAT * (-log(-log(self._whims[seat] + 2**-17)) - MEAN)


class Disguise(Scene):
    """The table as a witch must see it to judge like a townsperson."""

    @property
    def is_witch(self) -> bool:
        """False, so that the witch judges as a townsperson."""
        return False


class Mimic(SharpTown):
    """A witch by day: she judges as a townsperson in her seat would, but spares the Witch cards she knows of."""

    shield: ClassVar[float] = 6.0  # what it is worth not to expose one

    def __init__(self, common: CommonBelief, secret: object, truth: Witch) -> None:
        super().__init__(Disguise(truth.scene.view), common, secret)
        self._truth = truth

    def trial(self, seat: int) -> float:
        """What a townsperson expects of it, less the harm if a fellow is exposed."""
        harm = self._truth.hit(seat) if self._truth.witch[seat] > SURE else 0.0
        return super().trial(seat) - self.shield * harm

    def reason(self, key: str, seat: int | None = None, **more: int | float | str) -> Reason:
        """The reason of a townsperson for the same move, whether it harms the seat or protects it."""
        told_of = super().reason(key, seat, **more)
        return told_of if seat is None else Reason("sharp-mimic", {"seat": seat, "share": told_of.params["share"]})


class SharpWitch(Witch):
    """A witch by night: she attacks those who cannot save themselves, or else a fellow who comes to no harm."""

    attacks = False  # whether this is about tonight's victim

    def prey(self, seat: int) -> float:
        """What the witches gain by attacking that seat tonight."""
        if self.is_decoy(seat):
            return DECOY
        worth = super().prey(seat)
        defenceless = self.attacks and worth > EXPOSED and self.scene.count_down(seat) < SPARE
        return worth + DEFENCELESS if defenceless else worth

    def is_decoy(self, seat: int) -> bool:
        """Whether that seat is a witch's who will confess, and whom the town trusts more after an attack."""
        if not self.attacks:
            return False
        if seat == self.scene.me:
            return self.confesses(self.scene.my_faces)
        return self.witch[seat] > SURE and self.scene.count_down(seat) >= SPARE

    def joins(self, seat: int) -> bool:
        """Whether a fellow's sign for that seat is worth joining."""
        return self.prey(seat) > EXPOSED

    def reason(self, key: str, seat: int | None = None, **more: int | float | str) -> Reason:
        """A reason; an attack on a fellow has its own."""
        if seat is not None and key in ("victim", "follow") and self.is_decoy(seat):
            return Reason("sharp-decoy", {"seat": seat})
        return super().reason(key, seat, **more)


class SharpBot(SteadyBot):
    """Plays Salem 1692 from view and story alone; with ghosts, as steady does."""

    name: ClassVar[str] = "sharp"
    common: ClassVar[type[CommonBelief]] = CommonBelief
    mimic: ClassVar[type[Mimic]] = Mimic

    def __init__(self) -> None:
        super().__init__()
        self._common = self.common()  # a cache, like the belief

    def _mind(self, prompt: Prompt) -> Mind:
        scene = Scene(prompt.view)
        if scene.ghost_game:
            return super()._mind(prompt)
        common = self._observe(prompt)
        secret = next((event for event in prompt.story if isinstance(event, events.HandSeen)), None)
        if not scene.is_witch:
            return SharpTown(scene, common, secret)
        truth = SharpWitch(scene, self._believe(scene.me, prompt))
        kind = prompt.decisions[0].kind if prompt.decisions else ""
        truth.attacks = kind == "victim"
        return truth if kind in UNSEEN else self.mimic(common, secret, truth)

    def _observe(self, prompt: Prompt) -> CommonBelief:
        story = prompt.public
        if story[: len(self._common.story)] != self._common.story:
            self._common = self.common()
        self._common.read(story)
        return self._common
