"""Events, questions and refusals in the reader's language.

Events, decisions, options and refusals are sent as keys with parameters; their texts are in Fluent files, which Python
and the browser share: ``engine/texts`` for all games, ``tables/texts`` for everything around a game, and ``texts`` in
each game's package. The parameters follow from the values alone:

- an event's text is ``event-<tag>``, or ``<tag>-<line>`` if it has a field ``line`` (the narrator's script);
- a seat is passed as its name, and ``$you`` names the field that holds the reader's own seat, or own name in a field
  ``name`` (``none`` if no field does);
- ``$same`` is ``yes`` if two fields name the same seat; ``$has_<field>`` is ``yes`` if an optional field is set;
- a word (a card's kind, a cause) becomes the text ``<field>-<word>`` if there is one; ``$<field>_key`` is the word;
- lists are joined as usual in the language, with equal words counted; ``$<field>_in_order`` keeps their order and
  counts only equal neighbours, ``$<field>_count`` is their length, ``$<field>_others`` leaves the reader out, and
  ``$<field>_1`` … are the items of a list of numbers; a list for each seat is passed name by name;
- a list of signs (people's gestures) keeps its order, and its numbers are seats;
- if ``beside-states = seats`` says that the words in ``states`` belong to the seats in ``seats``, they are combined:
  ``$states_seats`` is "wounded: Ann and Bob; dead: Cid";
- places count from 1; booleans are ``yes`` and ``no``; a share of 1 (``field-odds = share``) is a percentage.

Whole numbers are seats, except in the fields that ``texts/fields.ftl`` names, in the engine or in a game: there
``field-hands = card`` says that words in ``hands`` have texts that begin with ``card-``, and that its numbers are plain
numbers; ``field-kind = card face`` tries both prefixes. This file serves all languages, and the pages read it too.

A word that ends in a number and has no text uses the text of the word without the number, with ``$number`` counted
from 1: ``channel-house = house no. { $number }`` for ``house-0``, ``house-1``, …

A word that can be counted has a plural form: ``card-alibi = Alibi`` with ``.many = { $count } Alibis``, for 2 and more.

A decision's text is ``decision-<kind>``; the parts of ``about`` are passed as ``$seat``, ``$seat2``, ``$card``,
``$card2``, …, and ``$about`` lists their tags (``card-seat``); an amount is a number. An option of several parts may
have a text for their tags, such as ``parts-seat-amount``, with the same names of parameters.

If such an option is asked part by part, each part has its own question: ``part-give-amount`` for an amount in ``give``,
or ``part-give-seat-amount`` for one after a seat there, ``part-poison-seat`` for a seat after the word ``poison`` in
any decision, or else ``part-seat``.

The plain board shows a field of a game's view if there is a text ``view-<field>``, or ``own-<field>`` for the covered
part; that text has the parameters of an event with this one field. Roles and marks of seats have texts ``role-<word>``
and ``mark-<word>``; ``role-<word>-help`` explains a role to the player who has it.

A draw that a master makes by hand is named by ``draw-<label>``, with hyphens for spaces. The numbers among what can be
drawn are seats unless ``field-draw-<label>`` says otherwise; ``draw-item-<number>`` names a number of another kind.

A saying's text is ``saying-<kind>``, in the first person; ``saying-<kind>-2`` to ``-8`` are other wordings of it. Its
parts are passed like those of a decision (``$seat``, ``$seat2``, ``$amount``, ``$line`` …); ``$word`` is a word of the
field ``said-<kind>``, or else ``said``, and ``$word_key`` the word itself. In the event ``spoke``, ``$sayings`` is the
whole line; the sum of ``seat`` and ``number`` decides which wording is used.

A game whose title differs between languages has a text ``game-title``.

``engine/wording.py`` explains the texts of refusals. The pages follow the same rules (``web/src/lib/texts``); the
golden vectors in ``tests/vectors`` check that both produce the same sentences.
"""

from __future__ import annotations

from .files import LANGUAGES, faults, folder, packages, sources
from .questions import Questions
from .refusals import Refusals
from .views import Views
from .words import MissingText


class Texts(Views, Questions, Refusals):
    """The texts of one language, for one game or for none. Texts that a language lacks are in English."""


__all__ = ["LANGUAGES", "MissingText", "Texts", "faults", "folder", "packages", "sources"]
