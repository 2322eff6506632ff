"""The board of Salem 1692 in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.text import Text

from ...engine.decisions import Decision
from ...engine.values import Option, Position
from ...games.salem1692.events import CardDrawn, CharacterShown, TryalsSeen, TurnBegan, TurnEnded, WitchSigned
from ...games.salem1692.view import Front, Person, SalemView, Tryal
from ..deal import Dealt
from .board import Board

COLOURS = {
    "accusation": "red", "evidence": "red", "witness": "red", "asylum": "blue", "black-cat": "blue",
    "matchmaker": "blue", "piety": "blue", "conspiracy": "bold", "night": "bold",
}  # fmt: skip
GREEN = "green"
FACES = {"not-a-witch": "green", "witch": "bold red", "constable": "bold yellow"}
BACK = "▒"
PARTS_OF_A_PLAY = frozenset({"target", "victim-of-robbery", "recipient", "source", "destination", "alibi", "curse"})


class SalemBoard(Board):
    """The ring of seats clockwise from the player's own, then the player's hand and row."""

    covers_itself: ClassVar[bool] = True
    taken_in_turn: ClassVar[frozenset[str]] = frozenset({"confess"})

    # --- the table

    def head(self, view: SalemView) -> str:
        """The phase, the cards in the deck, and how many Witch cards the town has found."""
        table = view.table
        return self.texts.say(
            "cli-head",
            title=self.title,
            phase=self.texts.word("phase", view.phase),
            deck=table.deck,
            found=table.witch_cards_revealed,
            all=table.witch_cards,
        )

    def lines(self, view: SalemView, covered: bool, width: int) -> list[Text]:
        """The ring of seats, then the player's own cards."""
        found = self.ring(view, covered, width)
        if view.own is not None and view.viewer is not None and view.people[view.viewer].living:
            found += self.own(view, covered)
        return found

    def ring(self, view: SalemView, covered: bool, width: int) -> list[Text]:
        """A line for each seat; the left neighbour comes next."""
        order = list(view.table.ring)
        if view.viewer in order:
            at = order.index(view.viewer)
            order = order[at:] + order[:at]
        people = [view.people[seat] for seat in order]
        name = max(cell_len(self.names[person.seat]) for person in people)
        role = max(cell_len(self.role(person)) for person in people)
        longest = max(len(person.row) for person in people)
        return [self.seat(view, person, covered, (min(name, 14), role, 2 * longest - 1), width) for person in people]

    def role(self, person: Person) -> str:
        """The character of a person, and for Martha Corey whose ability she has now."""
        if person.character is None:
            return ""
        name = self.texts.word("character", person.character)
        if person.living and person.ability not in (person.character, "nobody", None):
            return f"{name} = {self.texts.word('character', str(person.ability)).split()[0]}"
        return name

    def seat(self, view: SalemView, person: Person, covered: bool, widths: tuple[int, int, int], width: int) -> Text:
        """A person's name, character, row, hand, accusations, and the cards in front of them."""
        turn = view.table.turn == person.seat and person.living
        style = "dim" if not person.living else "bold" if person.seat == view.viewer else ""
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("▶ " if turn else "† " if not person.living else "  ", "bold yellow" if turn else "dim")
        line.append(_fit(self.names[person.seat], widths[0]) + "  ", style)
        line.append(_fit(self.role(person), widths[1]) + "  ", "dim" if not person.living else "")
        line.append_text(self.row(person.row, covered and person.seat == view.viewer))
        line.append(" " * (widths[2] - max(0, 2 * len(person.row) - 1) + 2))
        if person.living:
            line.append(f"{person.hand:2d} ", "" if person.hand else "dim")
            line.append_text(self.accusations(person, width))
            tags = self.tags(view, person, covered) + self.front(person.front)
            for index, (text, style) in enumerate(tags):
                line.append(" · " if index else "  ", "dim")
                line.append(text, style)
        line.truncate(width, overflow="ellipsis")
        return line

    def row(self, row: Sequence[Tryal], covered: bool) -> Text:
        """A row of Tryal cards: backs, revealed faces as capitals, other known faces as small letters."""
        found = Text()
        for index, tryal in enumerate(row):
            if index:
                found.append(" ")
            if tryal.face is None or (covered and not tryal.up):
                found.append(BACK, "dim")
            else:
                letter = self.texts.say(f"face-{tryal.face}-letter")
                style = FACES[tryal.face]
                found.append(letter if tryal.up else letter.lower(), f"reverse {style}" if tryal.up else style)
        return found

    def accusations(self, person: Person, width: int) -> Text:
        """The accusations and their limit, also as dots if there is room."""
        total, limit = person.accusations, person.threshold
        near = "bold red" if limit - total <= 2 else "red" if total else "dim"
        found = Text()
        if width >= 96:
            dots = min(limit, 8)
            full = min(dots, total * dots // limit)
            found.append(" " + "●" * full, near)
            found.append("○" * (dots - full) + " " * (8 - dots), "dim")
        found.append(f"{total:3d}/{limit:<2d}", near)
        return found

    def tags(self, view: SalemView, person: Person, covered: bool) -> list[tuple[str, str]]:
        """Further facts about a person: the gavel, a confession, another Witch card, a known witch."""
        texts = self.texts
        found = []
        if view.table.gavel == person.seat:
            found.append((texts.say("board-gavel"), "bold yellow"))
        if person.seat in view.table.confessed:
            found.append((texts.say("board-confessed"), "yellow"))
        if person.one_more_witch_card:
            found.append((texts.say("board-one-more"), "bold red"))
        if person.witch and not covered and person.seat != view.viewer:
            found.append((texts.say("board-witch"), "bold red"))
        return found

    def front(self, front: Sequence[Front]) -> list[tuple[str, str]]:
        """The cards in front of a person: blue, green, then red, with the number of each kind."""
        texts, found = self.texts, []
        kinds = Counter([(COLOURS.get(card.card, GREEN), card.card, card.as_witness) for card in front])
        for (colour, kind, as_witness), count in sorted(kinds.items()):
            if as_witness:
                found += [(text, colour) for text in texts.counted([texts.say("together-alibi-witness-turn")] * count)]
            else:
                found.append((texts.many("card", kind, count), colour))
        return found

    def own(self, view: SalemView, covered: bool) -> list[Text]:
        """The player's hand and row; the row can be covered."""
        assert view.own is not None
        assert view.viewer is not None
        texts = self.texts
        hand = Text("  ").append(texts.say("board-hand") + "  ", "dim")
        for index, kind in enumerate(_ordered(view.own.hand)):
            hand.append(" · " if index else "", "dim")
            hand.append(texts.many("card", kind, view.own.hand.count(kind)), COLOURS.get(kind, GREEN))
        if not view.own.hand:
            hand.append(texts.say("board-empty"), "dim")
        row = Text("  ").append(texts.say("board-row") + "  ", "dim")
        if covered:
            row.append(texts.say("cli-covered"), "dim italic")
            return [hand, row]
        faces = [tryal.face for tryal in view.people[view.viewer].row if not tryal.up and tryal.face is not None]
        for index, face in enumerate(sorted(set(faces), key=list(FACES).index)):
            row.append(" · " if index else "", "dim")
            row.append(texts.many("face", face, faces.count(face)), FACES[face])
        row.append(f"  ({texts.word('side', view.own.team)})", "dim")
        return [hand, row]

    # --- questions

    def label(self, option: Option, asked: Decision, view: SalemView) -> str:
        """Places in a row or deck, with the cards that the player knows there."""
        label = super().label(option, asked, view)
        if not isinstance(option, Position) or view.own is None or view.viewer is None:
            return label
        if asked.kind in ("rearrange", "sign") and option.place < len(view.own.deck_order):
            return self.texts.word("card", view.own.deck_order[option.place])
        own = asked.kind in ("confess", "reorder") or getattr(asked.about, "seat", None) == view.viewer
        row = view.people[view.viewer].row
        if own and not self.covered and option.place < len(row) and row[option.place].face is not None:
            return label + self.texts.say("colon") + self.texts.word("face", str(row[option.place].face))
        return label

    @staticmethod
    def is_plain(event: Any, viewer: int | None) -> bool:
        """The next turn shows that one has ended; players see which card they draw, and know at whom they point."""
        match event:
            case CardDrawn(seat=actor) | WitchSigned(witch=actor):
                return actor == viewer
        return isinstance(event, TurnEnded)

    def shows(self, event: Any) -> bool:
        """The board shows whose turn it is, and everybody's character."""
        return isinstance(event, TurnBegan | CharacterShown)

    def offers(self, offer: Decision) -> bool:
        """Signs are useless, because bots have already answered and ignore them."""
        return offer.kind != "sign"

    def covers(self, event: Any) -> bool:
        """Events about the player's own row, told whenever it changes, can be covered."""
        return isinstance(event, TryalsSeen)

    def may_take_back(self, asked: Decision) -> bool:
        """A card may be taken back until the last question about it is answered."""
        return asked.kind in PARTS_OF_A_PLAY and asked.timer is not None

    # --- looking things up

    def deal(self, view: SalemView) -> Dealt | None:
        """The player's side, the Constable's card, and the other witches."""
        texts, own = self.texts, view.own
        if own is None or view.viewer is None:
            return None
        witch, me = own.team == "witches", view.people[view.viewer]
        role = "-".join([*(["witch"] if witch else []), *(["constable"] if own.constable else [])]) or "townspeople"
        fellows = [self.names[seat] for seat in own.known_witches if seat != view.viewer] if witch else []
        knows = "deal-witches-know" if fellows else "deal-witch-knows-nobody" if witch else "deal-townspeople-know"
        can = texts.say(f"deal-{role}-can")
        if me.ability is not None and me.character is not None:
            can += f" {self.ability(texts.word('character', me.character), me.ability, view).plain}"
        return Dealt(
            texts.say(f"deal-{role}"),
            texts.say("deal-side", side=texts.word("side", own.team)),
            texts.say("deal-witches-want" if witch else "deal-townspeople-want"),
            can,
            texts.say(knows, names=texts.join(fellows), count=len(fellows)) if fellows else texts.say(knows),
        )

    def welcome(self, view: SalemView) -> list[Text]:
        """The goal, the player's character, and their own cards."""
        texts = self.texts
        found = [Text(texts.say("cli-help-goal")), Text(texts.say("cli-help-turn"))]
        if view.viewer is not None:
            me = view.people[view.viewer]
            if me.ability is not None and me.character is not None:
                found += [Text(""), self.ability(self.role(me), me.ability, view)]
        return [*found, *self.own(view, covered=False)]

    def help(self, view: SalemView) -> list[Text]:
        """The goal, the marks, all characters, and the cards in hand."""
        texts = self.texts
        found = [Text(texts.say("cli-help-goal")), Text(texts.say("cli-help-turn")), Text("")]
        found.append(Text(texts.say("cli-help-marks"), "dim"))
        if view.viewer is not None:
            me = view.people[view.viewer]
            if me.ability is not None and me.character is not None:
                found += [Text(""), self.ability(self.role(me), me.ability, view)]
        if view.own is not None:
            found += [self.effect(kind, view) for kind in _ordered(view.own.hand)]
        found += [Text(""), Text(texts.say("cli-help-others"), "dim")]
        for person in view.people:
            if person.living and person.seat != view.viewer and person.ability not in (None, "nobody"):
                found.append(self.ability(f"{self.names[person.seat]}, {self.role(person)}", person.ability, view))
        return found

    def ability(self, who: str, ability: str | None, view: SalemView) -> Text:
        """A character's ability in one line."""
        text = self.texts.say(f"character-{ability}-ability", **view.table.settings)
        return Text.assemble((who, "bold"), self.texts.say("colon"), text)

    def effect(self, kind: str, view: SalemView) -> Text:
        """A card's effect in one line."""
        name = (self.texts.word("card", kind), COLOURS.get(kind, GREEN))
        text = self.texts.say(f"card-{kind}-effect", **view.table.settings)
        return Text.assemble(name, self.texts.say("colon"), text)

    def knowledge(self, view: SalemView) -> list[Text]:
        """Known witches, passed and seen cards, the player's suspicions, and the discards."""
        texts, own = self.texts, view.own
        if own is None:
            return []
        found = []
        if own.known_witches:
            found.append(texts.say("board-known-witches", names=self.all_names(own.known_witches)))
        for passed in own.passed:
            lost, gained = texts.word("face", passed.lost), texts.word("face", passed.gained)
            if passed.taker is None or passed.giver is None:
                found.append(texts.say("board-passed-mixed", lost=lost, gained=gained))
            else:
                taker, giver = self.names[passed.taker], self.names[passed.giver]
                found.append(texts.say("board-passed", lost=lost, taker=taker, gained=gained, giver=giver))
        for looked in own.looked:
            found.append(texts.say("board-looked", name=self.names[looked.ghost], face=texts.word("face", looked.face)))
        for person in view.people:
            if person.seat != view.viewer and person.known_hand:
                cards = texts.words("card", person.known_hand)
                found.append(texts.say("board-known-hand", name=self.names[person.seat], cards=cards))
        if own.deck_order:
            cards = texts.words("card", own.deck_order, in_order=True)
            found.append(texts.say("board-deck-order", cards=cards))
        if own.suspected:
            found.append(texts.say("board-suspected", names=self.all_names(own.suspected)))
        if view.table.discard:
            cards = texts.words("card", _ordered_all(view.table.discard))
            found.append(texts.say("board-discard", cards=cards))
        return [Text(line) for line in found]

    def all_names(self, seats: Sequence[int]) -> str:
        """The names of seats as a list in words."""
        return self.texts.join(self.texts.counted([self.names[seat] for seat in seats]))

    def finale(self, view: SalemView) -> list[Text]:
        """Everybody's row and side."""
        texts = self.texts
        width = max(cell_len(name) for name in self.names)
        found = []
        for seat in view.table.ring:
            person = view.people[seat]
            line = Text("  ").append(_fit(self.names[seat], width) + "  ", "bold")
            line.append_text(self.row(person.row, False))
            side = "ghosts" if person.ghost else "witches" if person.witch else "townspeople"
            line.append(f"  {texts.word('side', side)}", "bold red" if side == "witches" else "")
            if not person.living:
                line.append(f"  † {texts.say('board-out')}", "dim")
            found.append(line)
        return found


def _fit(text: str, width: int) -> str:
    missing = width - cell_len(text)
    return text + " " * missing if missing >= 0 else text[: width - 1] + "…"


def _ordered(kinds: Sequence[str]) -> list[str]:
    """Each kind once, red cards first because they are the most common."""
    return sorted(set(kinds), key=lambda kind: (COLOURS.get(kind, GREEN) != "red", COLOURS.get(kind, GREEN), kind))


def _ordered_all(kinds: Sequence[str]) -> list[str]:
    return [kind for each in _ordered(kinds) for kind in [each] * kinds.count(each)]
