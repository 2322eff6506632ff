"""A whole game made of what one seat knows: its view and its story."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Union

import msgspec

from .agenda import Step
from .basis import digest_of, step_of
from .catalogue import read_options, rules_of
from .chance import Chance, seed_text
from .decisions import Question
from .events import Event, Secret, Told
from .game import Game
from .refusals import Refused
from .rules import Dealer, Rules, Setup, View
from .saves import check_version
from .sayings import Spoke
from .speech import audience_of, without, woven
from .unfit import unfit

_encode = msgspec.json.Encoder().encode

Rulebook = Callable[[str], Rules[Any]]


class Imagination:
    """What a seat knows, read once; each seed then gives a world that fits it.

    Raises `Refused` if view and story do not fit each other or these rules, or if the game cannot be imagined.
    """

    def __init__(self, view: object, story: object, rules_of: Rulebook = rules_of) -> None:
        self.rules = rules_of(_game_of(view))
        self.view = _read_view(self.rules, view)
        self.story = _read_story(self.rules, story)
        self.seat = self.view.viewer
        self._deal: Dealer | None = None
        self._game = self._rebuilt()

    def world(self, seed: object) -> Game[Any]:
        """A game that the seat cannot tell from the real one; the same seed gives the same game."""
        dice = random.Random(f"imagine {seed_text(seed)}")
        game = self._game.copy()
        game.agenda = [step.own() if step.shared else step for step in game.agenda]  # answers are drawn at once
        game.chance = Chance(dice.randbytes(32))
        try:  # all worlds share one cache, because many parts of the view are the same in all of them
            if self._deal is not None:
                self._deal(game, dice)
                self._go_on(game)
            game.deal_anew(self.seat, dice, redeal=self._deal is None)
            same_view = game.view(self.seat, basis=True) == self.view  # with its basis, which has a digest of the story
        except Exception as error:  # rules may raise anything in an impossible world
            raise Refused("not-imagined", why="parts") from error
        if not same_view:
            raise Refused("not-imagined", why="view")
        game.cache = game.cache.copy()
        return game

    def _rebuilt(self) -> Game[Any]:
        """A world that fits the view and the story, from which others are dealt.

        If the rules deal each world anew, this one holds only what the seat knows.
        """
        rules, view = self.rules, self.view
        basis = view.basis
        if not rules.imagines:
            raise Refused("cannot-imagine", game=rules.title)
        if basis is None and not rules.imagines_always:
            raise Refused("cannot-imagine-now", game=rules.title)
        if basis is None:
            raise Refused("not-imagined", why="basis")
        setup = Setup(rules.name, basis.version, basis.players, basis.options, None, basis.commitment)
        check_version(rules, setup)
        if not basis.agenda:
            raise Refused("not-imagined", why="over")
        if basis.story != digest_of(self.story):
            raise Refused("not-imagined", why="story")
        if not rules.least <= setup.players <= rules.most:
            raise Refused("players", game=rules.title, least=rules.least, most=rules.most, players=setup.players)
        chosen = read_options(rules, setup.options)
        rules.check(setup.players, chosen)
        try:
            game: Game[Any] = Game(rules, setup, rules.empty(setup), Chance(bytes(32)))
            game.entries = None
            game.agenda = [step_of(rules, pending, self.seat) for pending in basis.agenda]
            if self.seat is not None:
                game.asked[self.seat] = basis.asked
                if any(step.numbers.get(self.seat, 0) > basis.asked for step in game.agenda):
                    raise ValueError("a question has a number that was not reached")
            story = [event for event in self.story if not isinstance(event, Spoke)]
            mine = -1 if self.seat is None else 1 << self.seat
            game.story = [Told(event, mine if isinstance(event, Secret) else -1) for event in story]
            self._deal = rules.imagine(game, view, story)
            game.story = woven(game.story, self.seat, self._said())
            if self._deal is None:
                self._go_on(game)
        except Refused:
            raise
        except Exception as error:  # rules may raise anything on a view they did not make
            raise Refused("not-imagined", why="parts") from error
        return game

    def _go_on(self, game: Game[Any]) -> None:
        """Ask the open questions again, and give the answers of other seats that everybody has seen."""
        for step, pending in zip(game.agenda[:-1], self.view.basis.agenda, strict=False):
            if pending.begun:
                asked = step.ask(game)
                self._begin(game, step, asked)
                self._answer(step, asked, pending.answered)
        step = game.agenda[-1]
        if step.hides_actors and not step.sealed:
            return  # nobody has answered yet, and the game will ask
        asked = step.ask(game)
        if self.view.basis.agenda[-1].begun:
            self._begin(game, step, asked)
        self._answer_for_others(game, asked)

    def _said(self) -> list[tuple[int, Told]]:
        """The lines in which something was said, each with the number of other lines before it."""
        return without([Told(event, audience_of(event) if isinstance(event, Spoke) else -1) for event in self.story])[1]

    def _begin(self, game: Game[Any], step: Step[Any], asked: dict[int, Question]) -> None:
        """Number the questions of a step that has begun. If it asks nobody now, it asked another seat before."""
        step.put(game, asked)
        if not step.numbers:
            other = 1 if self.seat == 0 else 0
            step.numbers[other] = game.asked[other] = game.asked[other] + 1

    def _answer_for_others(self, game: Game[Any], asked: dict[int, Question]) -> None:
        """Answer for seats that are asked openly and not waited for. In a secret step others have not answered yet."""
        step = game.agenda[-1]
        if step.hides_actors:
            game.held = all(seat in step.answers for seat in asked)
            return
        self._answer(step, asked, sum([1 << seat for seat in asked if seat not in self.view.waiting]))

    def _answer(self, step: Step[Any], asked: dict[int, Question], seats: int) -> None:
        """Answer for these seats of a bit mask, unless the answer is known."""
        for seat, question in asked.items():
            if seats >> seat & 1 and seat not in step.answers:
                step.answers[seat] = question.any(random.Random(0))


def imagine(view: object, story: object, seed: object) -> Game[Any]:
    """A whole game that a seat cannot tell from the real one, made of its view and story alone.

    Both may be given as the values of this library or as JSON. Raises `Refused` if they do not fit each other or the
    rules, never a wrong world.
    """
    return Imagination(view, story).world(seed)


def _game_of(view: object) -> str:
    found = view
    if isinstance(view, bytes | str):
        try:
            found = msgspec.json.decode(view)
        except (ValueError, RecursionError) as error:
            raise Refused("not-imagined", **unfit(error)) from error
    name = found.game if isinstance(found, View) else found.get("game") if isinstance(found, dict) else None
    if not isinstance(name, str):
        raise Refused("not-imagined", why="no-view")
    return name


def _read_view(rules: Rules[Any], view: object) -> Any:
    if isinstance(view, rules.view_type):
        return view
    return _decoded(_view_decoder(rules.view_type), view)


def _read_story(rules: Rules[Any], story: object) -> list[Event]:
    """The story; events of a table, which a reader of HTTP gets among them, are left out."""
    if isinstance(story, bytes | str):
        story = _decoded(_plain, story)
    if not isinstance(story, Sequence):
        raise Refused("not-imagined", why="no-story")
    decoder = _story_decoder(rules.events)
    tags = {kind.__struct_config__.tag for kind in rules.events}
    found = []
    for line in story:
        if isinstance(line, rules.events):
            found.append(line)
        elif isinstance(line, dict) and line.get("type") in tags:
            found.append(_decoded(decoder, line))
        elif not isinstance(line, dict | msgspec.Struct):
            raise Refused("not-imagined", why="no-story")
    return found


_plain: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


@cache
def _view_decoder(kind: type[View]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@cache
def _story_decoder(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[events])  # noqa: UP007


def _decoded(decoder: msgspec.json.Decoder[Any], data: object) -> Any:
    try:
        return decoder.decode(data if isinstance(data, bytes | str) else _encode(data))
    except (ValueError, TypeError, RecursionError) as error:
        raise Refused("not-imagined", **unfit(error)) from error
