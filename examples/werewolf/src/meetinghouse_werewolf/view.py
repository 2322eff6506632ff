"""What everybody may know, and what one seat knows beyond that."""

from meetinghouse.engine.decisions import Channel
from meetinghouse.engine.rules import Own, Public, Rules, SeatView, View
from meetinghouse.engine.values import seat_of, seats_in

from .phases import WHOM, Brew, Night
from .state import DOCTOR, SEER, WEREWOLF, WITCH, Village, VillageState


class VillagePublic(Public, frozen=True, kw_only=True):
    night: int
    roles: tuple[str, ...]  # that were dealt, as everybody knows


class VillageOwn(Own, frozen=True, kw_only=True):
    """What one seat knows beyond that; what is not for that seat is empty."""

    own_side: str = ""
    wolves_seen: tuple[int, ...] = ()
    others_seen: tuple[int, ...] = ()
    guarded: int | None = None  # by the doctor, last night
    potions: tuple[str, ...] = ()
    victim: int | None = None  # for the witch, in her half of the night


class VillageView(View, frozen=True, kw_only=True, tag="werewolf"):
    public: VillagePublic
    own: VillageOwn | None = None

    @property
    def side(self) -> str:
        return "" if self.own is None else self.own.own_side


class Views(Rules[VillageState]):
    view_type = VillageView

    def public(self, game: Village) -> VillagePublic:
        state = game.state
        seats = tuple([self._shown(state, seat) for seat in range(state.players)])
        roles = tuple(sorted(state.roles))
        return VillagePublic(**self.head(game), out=state.out, seats=seats, night=state.night, roles=roles)

    def own(self, game: Village, seat: int) -> VillageOwn:
        state, role = game.state, game.state.roles[seat]
        seen = dict.fromkeys([whom for _, whom in state.visions]) if role == SEER else {}
        brewing = state.can_brew(seat) and bool(game.agenda) and isinstance(game.agenda[-1], Brew)
        return VillageOwn(
            seats=tuple([self._known(game, other, seat) for other in range(state.players)]),
            own_side=state.side_of(seat),
            wolves_seen=tuple([whom for whom in seen if state.roles[whom] == WEREWOLF]),
            others_seen=tuple([whom for whom in seen if state.roles[whom] != WEREWOLF]),
            guarded=state.guarded if role == DOCTOR and state.guarded >= 0 else None,
            potions=tuple(state.potions) if role == WITCH else (),
            victim=state.victims[-1] if brewing and state.victims[-1] >= 0 else None,
        )

    def view_all(self, game: Village) -> VillageView:
        opened = VillageOwn(seats=tuple([self._known(game, seat, None) for seat in range(game.seats)]))
        return VillageView(game=self.name, viewer=None, public=self.public(game), own=opened)

    def channels(self, game: Village) -> list[Channel]:
        """The living talk by day, the dead among themselves; after the end all do."""
        everybody, out = tuple(range(game.seats)), game.state.out
        if game.over:
            return [Channel("village", everybody, everybody)]
        found = [] if game.agenda[-1].phase == "night" else [Channel("village", seats_in(game.state.living), everybody)]
        return [*found, Channel("graveyard", out, out)] if out else found

    def _shown(self, state: VillageState, seat: int) -> SeatView:
        lover, at = state.lovers >> seat & 1 and state.knows_lovers(None), state.pointing[seat]
        marks = ("mayor",) * (seat == state.mayor) + ("lover",) * bool(lover)
        return SeatView(state.known_role(None, seat), marks, None if at < 0 else at)

    def _known(self, game: Village, seat: int, viewer: int | None) -> SeatView:
        """What the viewer (None: who sees all) knows of a seat beyond that; the pack sees whom its fellows name."""
        state, step = game.state, game.agenda[-1] if game.agenda else None
        role = state.roles[seat] if viewer is None else state.known_role(viewer, seat)
        lover = state.lovers >> seat & 1 and (viewer is None or state.knows_lovers(viewer))
        fellow = isinstance(step, Night) and viewer is not None and step.sees(game, viewer, "") >> seat & 1
        at = seat_of(step.given.get(seat, {}).get(WHOM)) if isinstance(step, Night) and fellow else -1
        marks = ("lover",) if lover and not state.knows_lovers(None) else ()
        return SeatView("" if state.known_role(None, seat) else role, marks, None if at < 0 else at)
