"""The board of Quinte-bourg in a terminal."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ...engine.decisions import Decision
from ...engine.masked import SUSPICION
from ...engine.values import Option, Position, Seat, Word
from ...games.quintebourg.components.laws import LAWS
from ...games.quintebourg.events import CardsDealt, CharmedReported, GroupMet, HenchmenChosen, LoverKnown
from ...games.quintebourg.view import Person, QuintebourgOwn, QuintebourgView
from ..deal import Dealt, in_short
from .board import Board

COLOURS = {"i": "", "b": "yellow", "c": "magenta", "q": "red", "m": "dim red"}
VOTING, CHARMED, CONDEMNED, INVOKED, RICHEST, SPOUSE, KNOWN = "▸", "✦", "†", "^", "$", "♥", "*"
BUNKER = "B"
ONE_COLUMN, TWO_COLUMNS = 9, 14  # the most houses in one column, and in two
NAME, SHORT_NAME, HEALTH = 12, 8, 5
VOTES = ("session", "debate", "vote", "tribunal")
UNASKED = {"weddings": ("give", "propose"), "feast": ("give", "propose", "recruit", "walk")}


class QuintebourgBoard(Board):
    """The ring of houses, then the day's law and votes, then the player's own cards."""

    # --- the table

    def head(self, view: QuintebourgView) -> str:
        """The weekday, the phase, the weeks, and the number of coins in town."""
        town = view.town
        return self.texts.say(
            "cli-head",
            title=self.title,
            weekday=self.texts.word("weekday", town.weekday),
            phase=self.texts.word("phase", view.phase),
            weeks=town.weeks,
            most=town.most_weeks,
            coins=town.coins,
        )

    def lines(self, view: QuintebourgView, covered: bool, width: int) -> list[Text]:
        """The ring of houses, the day's law and votes, and the player's own cards."""
        found = self.ring(view, covered, width)
        found += self.business(view, width)
        if view.own is not None and view.viewer is not None and not view.opened:
            found += self.own(view, view.own, covered)
        return found

    def ring(self, view: QuintebourgView, covered: bool, width: int) -> list[Text]:
        """The houses in columns, in the order of the ring."""
        people = sorted(view.people, key=lambda person: (person.house, person.seat))
        cells: list[tuple[int, Person | None]] = [(person.house, person) for person in people]
        cells += [(plot, None) for plot in view.town.vacant]
        cells.sort(key=lambda cell: (cell[0], -1 if cell[1] is None else cell[1].seat))
        columns = 1 if len(cells) <= ONE_COLUMN else 2 if len(cells) <= TWO_COLUMNS or width < 78 else 3
        rows = -(-len(cells) // columns)
        room = (width - 1) // columns
        found = []
        for row in range(rows):
            line = Text(no_wrap=True, overflow="ellipsis")
            for plot, person in cells[row::rows]:
                cell = self.vacant(plot) if person is None else self.house(view, person, covered, columns == 1)
                cell.truncate(room - 1, overflow="ellipsis")
                line.append_text(cell).append(" " * (room - cell.cell_len))
            line.rstrip()
            found.append(line)
        return found

    def vacant(self, plot: int) -> Text:
        """A line for a house where nobody lives."""
        return Text(f" {plot + 1:>2} {self.texts.say('cli-vacant')}", "dim")

    def house(self, view: QuintebourgView, person: Person, covered: bool, wide: bool) -> Text:
        """A line for a person: house, name, health, posts, and what else is public."""
        texts, town = self.texts, view.town
        waited = person.seat == town.voting or (view.phase != "night" and person.seat in (view.waiting or ()))
        line = Text(VOTING if waited else " ", "bold cyan")
        line.append(f"{BUNKER if person.bunker else person.house + 1:>2} ", "dim")
        style = "bold" if person.seat == view.viewer else ""
        room = NAME if wide else SHORT_NAME
        line.append(set_cell_size(self.names[person.seat], room) + " ", f"{style} {COLOURS[person.health]}".strip())
        health = texts.word("health", person.health) if wide else texts.say(f"cli-health-{person.health}")
        size = max(cell_len(texts.word("health", each)) for each in COLOURS) if wide else HEALTH
        line.append(set_cell_size(health, size) + " ", COLOURS[person.health] or "dim")
        marks = self.marks(view, person, covered)
        line.append(f"{marks} " if wide and marks else marks, "bold")
        posts = [texts.word("post", post) if wide else texts.say(f"cli-post-{post}") for post in person.posts]
        line.append(" ".join(posts) if not wide else ", ".join(posts), "cyan")
        ballot = next((ballot for ballot in town.votes if ballot.seat == person.seat), None)
        if ballot is not None:
            names = " ".join(self.names[name] for name in ballot.names) or texts.say("board-blank")
            line.append(f" →{names}", "yellow")
        if person.place:
            line.append(f" ({texts.word('place', person.place)})", "green")
        return line

    def marks(self, view: QuintebourgView, person: Person, covered: bool) -> str:
        """The signs after a name, which the help explains."""
        found = CHARMED if person.charmed else ""
        found += CONDEMNED if person.condemned else ""
        found += INVOKED if person.invoked else ""
        found += RICHEST if view.town.richest == person.seat else ""
        found += SPOUSE if person.spouse is not None else ""
        if not covered and person.seat != view.viewer and not view.opened and self.known(person):
            found += KNOWN
        return found

    def business(self, view: QuintebourgView, width: int) -> list[Text]:
        """The law of the day, the votes so far, and the pot."""
        texts, town, found = self.texts, view.town, []
        if town.law and view.phase in VOTES:
            law = texts.say("cli-law", law=texts.word("law", town.law), effect=texts.say(f"law-{town.law}-effect"))
            found += [Text(line, "italic") for line in textwrap.wrap(law, width - 2)]
        against = Counter([name for ballot in town.votes for name in ballot.names])
        if against and view.phase in VOTES:
            told = [f"{self.names[seat]} {count}" for seat, count in against.most_common()]
            found.append(Text(f"{texts.say('cli-votes')}  ", "dim").append(" · ".join(told)))
        if town.pot is not None:
            found.append(Text(texts.say("cli-pot", count=town.pot), "dim"))
        return found

    def own(self, view: QuintebourgView, own: QuintebourgOwn, covered: bool) -> list[Text]:
        """The player's cards, health and coins, and what needs attention tonight."""
        texts = self.texts
        line = Text("  ").append(texts.say("deal-you-are") + "  ", "dim")
        if covered:
            return [line.append(texts.say("cli-covered"), "dim italic")]
        line.append(self.cards(own), "bold")
        line.append(" · ").append(texts.word("health", own.health), COLOURS[own.health])
        line.append(" · ").append(texts.say("board-coins", count=own.coins), "yellow")
        if own.asleep:
            line.append(" · ").append(texts.say("board-asleep"), "magenta")
        presses = self.presses(own)
        return [line, *([Text("  ").append(" · ".join(presses), "yellow")] if presses else [])]

    def cards(self, own: QuintebourgOwn) -> str:
        """The player's party card, alibi, effect card and camp."""
        texts = self.texts
        found = [texts.word("role", own.party)]
        if own.alibi:
            found.append(texts.say("board-alibi", role=texts.word("role", own.alibi)))
        found.append(texts.word("role", own.effect))
        found.append(texts.word("camp", own.camp) if own.camp else texts.say("board-no-camp"))
        return " · ".join(found)

    def presses(self, own: QuintebourgOwn) -> list[str]:
        """What needs the player's attention: orders, plans, guarded and watched places, estates, doses."""
        texts, names = self.texts, self.names
        found = [texts.say("board-order", name=names[target]) for target in own.orders]
        for plan in own.plans:
            found.append(texts.say("board-plan", group=texts.word("faction", plan.group), name=names[plan.target]))
        if own.names:  # one of them may be the pot
            shown = [names[seat] if seat < len(names) else texts.say("place-pot") for seat in own.names]
            found.append(texts.say("cli-shown", names=texts.join(shown)))
        if own.guard_house is not None:
            found.append(texts.say("board-guard", place=texts.say("place-house", number=own.guard_house + 1)))
        if own.guard_room is not None:
            found.append(texts.say("board-guard", place=texts.say("place-room", seat=names[own.guard_room])))
        if own.camera is not None:
            found.append(texts.say("cli-camera", place=texts.say("place-house", number=own.camera + 1)))
        found += [texts.say("cli-estate", name=names[estate.seat], count=estate.coins) for estate in own.estates]
        if own.doses:
            found.append(texts.say("board-doses", count=own.doses))
        return found

    # --- questions

    def label(self, option: Option, asked: Decision, view: QuintebourgView) -> str:
        """Houses with their residents, people with their health and the fellows who have marked them."""
        label = super().label(option, asked, view)
        last = option[-1] if isinstance(option, tuple) else option
        if isinstance(last, Position):
            names = [self.names[person.seat] for person in view.people if person.house == last.place]
            label += f" ({', '.join(names) or self.texts.say('cli-vacant')})"
        if isinstance(option, Seat) and view.people[option.seat].health != "i":
            label += f" ({self.texts.say(f'cli-health-{view.people[option.seat].health}')})"
        marked = [mark.seat for mark in (view.own.marks if view.own else ()) if mark.group == asked.kind]
        here = [mark.seat for mark in (view.own.marks if view.own else ()) if mark.choice == option]
        names = [self.names[seat] for seat in here if seat in marked and seat != view.viewer]
        return f"{label} ← {', '.join(names)}" if names else label

    def explains(self, asked: Decision, view: QuintebourgView) -> list[Text]:
        """The effect of the law, or the power of the post."""
        if isinstance(asked.about, Word) and asked.kind in ("assent", "appoint"):
            word = asked.about.word
            key = f"law-{word}-effect" if asked.kind == "assent" else f"post-{word}-power"
            return [Text(self.texts.say(key), "italic")]
        return []

    def passes(self, asked: Decision) -> bool:
        """For suspicions, which decide nothing, and for a single option."""
        return asked.single and (asked.kind == SUSPICION or len(asked.options) == 1)

    def standing(self, asked: Decision) -> Option | None:
        """The default of the question."""
        return next((option for option in asked.options if option == asked.default), None) if asked.single else None

    def numbers(self, options: Sequence[Option]) -> Sequence[int]:
        """People have the same number in every question; 0 is the option to name nobody."""
        numbers = [option.seat + 1 if isinstance(option, Seat) else 0 for option in options]
        return numbers if any(numbers) and numbers.count(0) <= 1 else ()

    def lists(self, offer: Decision, asked: Decision) -> bool:
        """Proposals, gifts and walks are listed at weddings and at the feast."""
        return offer.kind in UNASKED.get(asked.kind, ())

    def shows(self, event: Any) -> bool:
        """A morning without a charm needs no line."""
        return isinstance(event, CharmedReported) and not event.seats

    def covers(self, event: Any) -> bool:
        """The player's own cards, and the people they reveal, can be covered."""
        return isinstance(event, CardsDealt | LoverKnown | GroupMet | HenchmenChosen)

    # --- looking things up

    def deal(self, view: QuintebourgView) -> Dealt | None:
        """The player's cards in short, the camp, and everybody the player knows something about."""
        texts, own = self.texts, view.own
        if own is None:
            return None
        can = [in_short(texts.say(f"role-{own.party}-power"))]
        if own.alibi:
            can.append(texts.say("board-alibi", role=texts.word("role", own.alibi)) + ".")
        power = in_short(texts.say(f"role-{own.effect}-power"))
        can.append(texts.word("role", own.effect) + texts.say("colon") + power)
        aim = texts.say(f"role-{own.party}-aim")
        if own.camp and not aim.startswith(joined := texts.say(f"camp-{own.camp}-wins")):
            aim = joined  # a player who has changed sides has the new camp's aim
        others = [person for person in view.people if person.seat != view.viewer and self.known(person)]
        known = [self.names[each.seat] + texts.say("colon") + ", ".join(self.known(each)) for each in others]
        return Dealt(
            " · ".join([texts.word("role", role) for role in (own.party, own.effect)]),
            texts.say("deal-side", side=texts.word("side", own.camp)) if own.camp else texts.say("board-no-camp"),
            in_short(aim),
            " ".join(can),
            " · ".join(known) or texts.say("deal-nobody"),
        )

    def welcome(self, view: QuintebourgView) -> list[Text]:
        """The game in short, and the player's own cards."""
        found = [Text(self.texts.say("game-about")), Text(self.texts.say(f"mode-{view.town.mode}-help")), Text("")]
        return found + self.roles(view)

    def roles(self, view: QuintebourgView) -> list[Text]:
        """The player's own cards and posts, each with its power."""
        own, texts = view.own, self.texts
        if own is None or view.viewer is None:
            return []
        found: list[Text] = []
        for role in [role for role in (own.party, own.alibi, own.effect) if role]:
            power = texts.say(f"role-{role}-power")
            found.append(Text.assemble((texts.word("role", role), "bold"), texts.say("colon"), power))
            if role == own.party:
                found.append(Text(texts.say(f"role-{role}-aim"), "italic"))
        if own.camp and not texts.say(f"role-{own.party}-aim").startswith(texts.say(f"camp-{own.camp}-wins")):
            found.append(Text(texts.say(f"camp-{own.camp}-wins"), "italic"))
        for post in view.people[view.viewer].posts:
            power = texts.say(f"post-{post}-power")
            found.append(Text.assemble((texts.word("post", post), "bold"), texts.say("colon"), power))
        return found

    def help(self, view: QuintebourgView) -> list[Text]:
        """The player's powers, the course of a day, the marks, the posts, and all laws."""
        texts = self.texts
        found = self.roles(view)
        found += [Text(""), Text(texts.say("cli-help-week")), Text(texts.say("cli-help-day"))]
        found += [Text(texts.say("cli-help-health")), Text(""), Text(texts.say("cli-help-marks"), "dim")]
        posts = [f"{texts.say(f'cli-post-{post}')} {texts.word('post', post)}" for post in view.town.posts]
        found.append(Text(" · ".join(posts), "dim"))
        found += [Text(""), Text(texts.say("cli-help-laws"), "bold")]
        for law in LAWS:
            name, effect = texts.word("law", law.name), texts.say(f"law-{law.name}-effect")
            found.append(Text.assemble("  ", (name, "bold"), texts.say("colon"), effect))
        return found

    def knowledge(self, view: QuintebourgView) -> list[Text]:
        """The player's unused powers, and everybody the player knows something about."""
        texts, own = self.texts, view.own
        if own is None or view.viewer is None:
            return []
        found = []
        left = [texts.word("use", use) for use, count in own.uses.items() for _ in range(count)]
        if left:
            found.append(Text(texts.say("board-uses", uses=texts.join(left))))
        for person in view.people:
            known = self.known(person) if person.seat != view.viewer else []
            if known:
                found.append(Text.assemble((self.names[person.seat], "bold"), texts.say("colon"), " · ".join(known)))
        return found

    def known(self, person: Person) -> list[str]:
        """The secrets about a person that the viewer knows."""
        texts = self.texts
        party = [] if person.party == "medecin" else [person.party]
        found = [texts.word("role", role) for role in (*party, person.alibi, person.effect) if role]
        found += [texts.word("faction", group) for group in person.groups]
        found += [texts.say("cli-leads", group=texts.word("faction", group)) for group in person.leads]
        found += [texts.word("duo", duo) for duo in person.duo]
        return found + [texts.say(f"board-mafia-{name}") for name in person.henchman_of]

    def finale(self, view: QuintebourgView) -> list[Text]:
        """Everybody's camp, cards and health, sorted by camp."""
        people = sorted(view.people, key=lambda person: (person.camp, person.seat))
        texts = self.texts
        rows = [
            (
                self.names[person.seat],
                texts.word("camp", person.camp) if person.camp else texts.say("board-no-camp"),
                " / ".join([texts.word("role", role) for role in (person.party, person.alibi) if role]),
                texts.word("role", person.effect),
                texts.word("health", person.health),
            )
            for person in people
        ]
        return [self.row(row, rows, COLOURS[person.health]) for row, person in zip(rows, people, strict=True)]

    def row(self, row: Sequence[str], rows: Sequence[Sequence[str]], colour: str) -> Text:
        """A line of a table whose columns are as wide as their longest words."""
        line = Text("  ")
        for column, word in enumerate(row):
            width = max([cell_len(each[column]) for each in rows])
            style = "bold" if column == 0 else colour if column == len(row) - 1 else ""
            line.append(set_cell_size(word, width) + "  ", style)
        line.rstrip()
        return line
