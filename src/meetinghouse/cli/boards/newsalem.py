"""The board of New Salem in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ...engine.decisions import Decision
from ...engine.values import Card, Option, Seat
from ...games.newsalem.box import TYPES
from ...games.newsalem.events import CharacterDealt, HandDealt, HandReceived, HandsPassed
from ...games.newsalem.rules import RULES
from ...games.newsalem.view import Character, EventOnTable, Judged, NewSalemView, Person
from ..deal import Dealt
from .board import Board

COMPONENTS = RULES.components
COLOURS = {
    "entertainment": "bright_magenta", "education": "bright_blue", "finance": "yellow", "law": "cyan",
    "commerce": "green", "darkness": "grey62",
}  # fmt: skip
SIDE_COLOURS = {"puritans": "green", "witches": "bold red"}
HOPE, DESPAIR, REMOVAL, SCORES = "□", "■", "▣", "★"
NONE = "·"
COLUMN = 8  # the width of a building type's column
AMOUNT = 5  # the width of the columns for hope and for points of sets
ARROWS = {"left": "↓", "right": "↑"}  # the left neighbour is on the line below


class NewSalemBoard(Board):
    """The quarters from the player's own to the left, then the events, then the player's own cards."""

    # --- the table

    def head(self, view: NewSalemView) -> str:
        """The phase, the round, and how close the town is to being lost."""
        town = view.town
        return self.texts.say(
            "cli-head",
            title=self.title,
            phase=self.texts.word("phase", view.phase),
            round=town.round,
            rounds=town.rounds,
            despair=town.despair,
            threshold=town.threshold,
            deck=town.deck,
        )

    def lines(self, view: NewSalemView, covered: bool, width: int) -> list[Text]:
        """Everybody's quarter, the events, and the player's own cards."""
        order = [*view.people]
        if view.viewer is not None:
            order = order[view.viewer :] + order[: view.viewer]
        longest = max([cell_len(self.names[person.seat]) for person in order])
        name = min(longest, 14 if width >= 90 else 10)
        found = [self.titles(view, name, covered)]
        found += [self.quarter(view, person, name, width) for person in order]
        found.append(self.events(view))
        if view.viewer is not None and not view.verdict:
            found += self.own(view, covered)
        return found

    def titles(self, view: NewSalemView, name: int, covered: bool) -> Text:
        """The titles of the columns; the arrow shows the direction in which hands are passed."""
        texts = self.texts
        mine = self.own_types(view, covered)
        line = Text("  ").append(_fit(ARROWS[view.town.direction], name) + " ", "bold")
        line.append(texts.say("cli-hope").rjust(AMOUNT - 1) + " ", "dim")
        for type_ in TYPES:
            title = (SCORES if type_ in mine else "") + texts.say(f"cli-{type_}")
            line.append(_fit(title, COLUMN), COLOURS[type_] + (" bold" if type_ in mine else ""))
        return line.append(texts.say("cli-sets"), "dim")

    def quarter(self, view: NewSalemView, person: Person, name: int, width: int) -> Text:
        """A player's name, hope, buildings by type with their despair, sets and trials."""
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("✓ " if person.ready else "  ", "green")
        style = "bold" if person.seat == view.viewer else ""
        line.append(_fit(self.names[person.seat], name) + " ", "red" if person.on_trial else style)
        line.append(f"{person.hope:>{AMOUNT - 2}}  ", "" if person.hope else "dim")
        for type_, trio in zip(TYPES, COMPONENTS.trios, strict=True):
            line.append_text(self.cell(person, type_, trio))
        line.append(f"{person.set_points:>2}", "" if person.set_points else "dim")
        for text, style in self.tags(person):
            line.append("  ").append(text, style)
        line.truncate(width, overflow="ellipsis")
        return line

    def cell(self, person: Person, type_: str, trio: Sequence[int]) -> Text:
        """The numbers of the three buildings of a type, and the despair on them."""
        kinds = Counter([building.kind for building in person.buildings if building.type == type_])
        despair = sum([building.despair for building in person.buildings if building.type == type_])
        cell = Text()
        for building in trio:
            count = kinds[COMPONENTS.kinds[building]]
            cell.append(str(count) if count else NONE, COLOURS[type_] if count else "dim")
        if despair:
            cell.append(f" {DESPAIR}{despair}", "red")
        return cell.append(" " * (COLUMN - len(cell)))

    def tags(self, person: Person) -> list[tuple[str, str]]:
        """Further public facts about a player."""
        texts, found = self.texts, []
        if person.on_trial:
            found.append((texts.say("board-on-trial"), "bold red"))
        if person.pardons:
            found.append((texts.say("board-pardoned", count=person.pardons), "dim"))
        if person.redrew:
            found.append((texts.say("board-redrew"), "dim"))
        return found

    def events(self, view: NewSalemView) -> Text:
        """The events with their costs and the cards left; bright if the player can pay."""
        texts = self.texts
        hope = 0 if view.viewer is None else view.people[view.viewer].hope
        line = Text("  ").append(texts.say("board-events") + "  ", "dim")
        for index, event in enumerate(view.town.events):
            line.append(" · " if index else "", "dim")
            able = hope >= event.cost and event.left != 0
            line.append(f"{texts.word('card', event.kind)} {event.cost}", "bold" if able else "dim")
            if event.left is not None:
                line.append(f" ×{event.left}", "dim")
        return line

    def own(self, view: NewSalemView, covered: bool) -> list[Text]:
        """The player's hand, kept buildings, character and points; the last two can be covered."""
        assert view.own is not None
        assert view.viewer is not None
        texts, me = self.texts, view.people[view.viewer]
        found = []
        if view.own.hand:
            found.append(self.named("board-hand", view.own.hand))
            if view.own.picks:
                found[0].append("   ").append_text(self.named("cli-kept", view.own.picks, ""))
        line = Text("  ").append(texts.say("deal-you-are") + "  ", "dim")
        if covered or me.character is None:
            return [*found, line.append(texts.say("cli-covered"), "dim italic")]
        line.append_text(self.character(me.character))
        points = texts.say("cli-points", matching=view.own.matching_points, sets=me.set_points)
        return [*found, line.append(f" · {points}", "dim")]

    def named(self, key: str, kinds: Sequence[str], indent: str = "  ") -> Text:
        """A line with the names of buildings."""
        line = Text(indent).append(self.texts.say(key) + "  ", "dim")
        for index, kind in enumerate(dict.fromkeys(kinds)):
            line.append(" · " if index else "", "dim")
            line.append(self.texts.many("building", kind, kinds.count(kind)), COLOURS[_type(kind)])
        return line

    def character(self, character: Character) -> Text:
        """The name of a character, its side, and the types it scores."""
        texts = self.texts
        line = Text(texts.word("character", character.kind)).append(", ")
        line.append(texts.say(f"one-of-{character.side}"), SIDE_COLOURS[character.side]).append(" (")
        for index, type_ in enumerate(character.types):
            line.append(", " if index else "").append(texts.word("type", type_), COLOURS[type_])
        return line.append(")")

    def own_types(self, view: NewSalemView, covered: bool) -> tuple[str, ...]:
        """The types that score for the player; empty while they are covered."""
        me = None if view.viewer is None else view.people[view.viewer].character
        return () if covered or me is None else me.types

    # --- questions

    def label(self, option: Option, asked: Decision, view: NewSalemView) -> str:
        """Buildings in hand with their worth, and people with what matters for the question."""
        label = super().label(option, asked, view)
        if asked.kind in ("pick", "last-two") and isinstance(option, Card):
            return f"{label}  {self.worth(option.kind, view)}"
        if asked.kind == "remove-despair" and isinstance(option, tuple) and isinstance(option[0], Seat):
            return self.names[option[0].seat] + self.texts.say("colon") + super().label(option[1:], asked, view)
        if isinstance(option, Seat):
            person = view.people[option.seat]
            if asked.kind == "remove-despair":
                return f"{label} {DESPAIR}{sum([building.despair for building in person.buildings])}"
            if asked.kind == "give":
                return f"{label} {HOPE}{person.hope}"
            if person.character is not None and not self.covered and person.seat != view.viewer:
                return f"{label} ({self.texts.say(f'one-of-{person.character.side}')})"
        return label

    def worth(self, kind: str, view: NewSalemView) -> str:
        """A building's type and symbols, and whether it scores or completes a set."""
        type_ = _type(kind)
        parts = [self.texts.word("type", type_), symbols(kind)]
        if type_ in self.own_types(view, self.covered):
            parts.append(SCORES)
        if view.own is not None and view.viewer is not None:
            standing = [building.kind for building in view.people[view.viewer].buildings]
            if _sets([*standing, *view.own.picks, kind], type_) > _sets([*standing, *view.own.picks], type_):
                parts.append(self.texts.say("board-completes"))
        return " ".join([part for part in parts if part])

    def offer(self, offer: Decision, view: NewSalemView) -> str:
        """The name of a gift, or of an event with its cost."""
        event = _event(view, offer.kind)
        if event is None:
            return self.texts.say("board-offer-give") if offer.kind == "give" else super().offer(offer, view)
        return self.texts.say("board-offer-event", card=self.texts.word("card", event.kind), cost=event.cost)

    def lists(self, offer: Decision, asked: Decision) -> bool:
        """Gifts and events are listed in the event phase."""
        return asked.kind == "ready"

    def shows(self, event: Any) -> bool:
        """The board shows the player's hand."""
        return isinstance(event, HandDealt | HandReceived | HandsPassed)

    def covers(self, event: Any) -> bool:
        """The player's own character can be covered."""
        return isinstance(event, CharacterDealt)

    # --- looking things up

    def deal(self, view: NewSalemView) -> Dealt | None:
        """The player's character, its side and its types."""
        texts, town = self.texts, view.town
        character = None if view.viewer is None else view.people[view.viewer].character
        if character is None:
            return None
        return Dealt(
            texts.say(f"deal-{character.side}", character=texts.word("character", character.kind)),
            texts.say("deal-side", side=texts.word("side", character.side)),
            texts.say(f"deal-{character.side}-want", threshold=town.threshold),
            texts.say("deal-all-can", types=texts.join([texts.word("type", each) for each in character.types])),
            texts.say("board-help-unknown", witches=town.witches, puritans=town.puritans),
        )

    def welcome(self, view: NewSalemView) -> list[Text]:
        """The goal, the player's character, and a note that some cards are reconstructed."""
        texts = self.texts
        found = [Text(line) for line in self.rules(view)[:-1]]
        if view.viewer is not None:
            found += [Text(""), *self.own(view, covered=False)[-1:]]
        return [*found, Text(""), Text(texts.say("game-reconstructed"), "dim")]

    def rules(self, view: NewSalemView) -> list[str]:
        """The game in a few sentences."""
        texts, town = self.texts, view.town
        return [
            texts.say("cli-help-goal", threshold=town.threshold),
            texts.say("cli-help-points"),
            texts.say("cli-help-round"),
            texts.say("cli-help-trials"),
            texts.say("board-help-unknown", witches=town.witches, puritans=town.puritans),
        ]

    def help(self, view: NewSalemView) -> list[Text]:
        """The rules in short, the marks, the events, and all buildings by type."""
        texts = self.texts
        found = [Text(line) for line in self.rules(view)]
        found += [Text(""), Text(texts.say("cli-help-marks"), "dim")]
        found += [Text(""), Text(texts.say("cli-help-events"), "bold")]
        for event in view.town.events:
            name = self.texts.say("board-offer-event", card=texts.word("card", event.kind), cost=event.cost)
            effect = texts.say(f"card-{event.kind}-effect")
            found.append(Text.assemble("  ", (name, "bold"), texts.say("colon"), effect))
        found += [Text(""), Text(texts.say("board-help-buildings"), "bold")]
        for type_, trio in zip(TYPES, COMPONENTS.trios, strict=True):
            line = Text("  ").append(texts.word("type", type_), COLOURS[type_]).append(texts.say("colon"))
            names = [f"{texts.word('building', kind)} {symbols(kind)}".strip() for kind in _kinds(trio)]
            found.append(line.append(" · ".join(names)))
        return [*found, Text(""), Text(texts.say("game-reconstructed"), "dim")]

    def knowledge(self, view: NewSalemView) -> list[Text]:
        """Characters that the player has seen, hands passed on, and discards."""
        texts, own = self.texts, view.own
        if own is None:
            return []
        found = []
        for person in view.people:
            if person.seat != view.viewer and person.character is not None:
                known = person.character
                types = texts.words("types", known.types)
                who = texts.word("character", known.kind)
                side = texts.say(f"one-of-{known.side}")
                name = self.names[person.seat]
                found.append(texts.say("board-known-character", name=name, character=who, side=side, types=types))
        for hand in own.passed:
            buildings = texts.words("buildings", hand.buildings)
            found.append(texts.say("board-known-passed", name=self.names[hand.receiver], buildings=buildings))
        if own.discards:
            found.append(texts.say("board-known-discards", buildings=texts.words("buildings", own.discards)))
        town = view.town
        found.append(texts.say("board-help-unknown", witches=town.witches, puritans=town.puritans))
        return [Text(line) for line in found]

    def finale(self, view: NewSalemView) -> list[Text]:
        """The despair, then everybody's character and points, the best first."""
        verdict = view.verdict
        if verdict is None:
            return []
        texts = self.texts
        spoken = texts.say("board-verdict", cubes=verdict.cubes, despair=verdict.despair, threshold=verdict.threshold)
        best = sorted(verdict.players, key=lambda judged: self.rank(view, judged))
        return [Text(spoken), Text(""), *[self.judged(view, each) for each in best]]

    def rank(self, view: NewSalemView, judged: Judged) -> tuple[bool, int, int, int]:
        """A sorting key: the winning side first, then by points and hope."""
        assert view.verdict is not None
        character = view.people[judged.seat].character
        wins = character is not None and character.side == view.verdict.side
        return not wins, -judged.total, -judged.hope, judged.seat

    def judged(self, view: NewSalemView, judged: Judged) -> Text:
        """A player at the end: character, side, points, hope, and the effect on the despair."""
        texts, person = self.texts, view.people[judged.seat]
        assert person.character is not None
        name = max([cell_len(each) for each in self.names])
        title = max([cell_len(texts.word("character", kind)) for kind in COMPONENTS.characters])
        side = max([cell_len(texts.say(f"one-of-{each}")) for each in SIDE_COLOURS])
        points = texts.say("cli-total", matching=judged.matching_points, sets=judged.set_points, total=judged.total)
        line = Text("  ").append(_fit(self.names[judged.seat], name) + "  ", "bold")
        line.append(_fit(texts.word("character", person.character.kind), title) + "  ")
        line.append(_fit(texts.say(f"one-of-{person.character.side}"), side), SIDE_COLOURS[person.character.side])
        line.append(f"  {points:<12}", "bold").append(f"  {HOPE}{judged.hope:<2}")
        if judged.change:
            line.append(f"  {texts.say('board-change', change=judged.change)}", "red" if judged.change > 0 else "green")
        return line


def symbols(kind: str) -> str:
    """The symbols on a building: hope, despair, removals."""
    building = COMPONENTS.kinds.index(kind)
    counts = (COMPONENTS.hope[building], COMPONENTS.despair[building], COMPONENTS.removals[building])
    return "".join([sign * count for sign, count in zip((HOPE, DESPAIR, REMOVAL), counts, strict=True)])


def _type(kind: str) -> str:
    return TYPES[COMPONENTS.type_of[COMPONENTS.kinds.index(kind)]]


def _kinds(trio: Sequence[int]) -> list[str]:
    return [COMPONENTS.kinds[building] for building in trio]


def _sets(kinds: Sequence[str], type_: str) -> int:
    return min([kinds.count(kind) for kind in _kinds(COMPONENTS.trios[TYPES.index(type_)])])


def _event(view: NewSalemView, kind: str) -> EventOnTable | None:
    return next((event for event in view.town.events if event.kind == kind), None)


def _fit(text: str, width: int) -> str:
    missing = width - cell_len(text)
    return text + " " * missing if missing >= 0 else text[: width - 1] + "…"
