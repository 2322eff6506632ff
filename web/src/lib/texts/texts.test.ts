import { describe, expect, it } from "vitest";
import engineFr from "../../../../src/meetinghouse/engine/texts/fr.ftl?raw";
import engineEn from "../../../../src/meetinghouse/engine/texts/en.ftl?raw";
import engineFields from "../../../../src/meetinghouse/engine/texts/fields.ftl?raw";
import salemEn from "../../../../src/meetinghouse/games/salem1692/texts/en.ftl?raw";
import salemFields from "../../../../src/meetinghouse/games/salem1692/texts/fields.ftl?raw";
import salemFr from "../../../../src/meetinghouse/games/salem1692/texts/fr.ftl?raw";
import { Texts } from "./texts";

const en = new Texts("en", [[engineFields, engineEn, salemFields, salemEn].join("\n\n")]);
const fr = new Texts("fr", [[engineFields, engineFr, salemFields, salemFr].join("\n\n")]);
const names = ["Ann", "Bob", "Cid"];

describe("what was refused", () => {
  const own = new Texts("en", [
    "refused-not-open = Nothing is asked now.\nrefused-full = Full.\nclosed-new-event-06 = No card is left.",
  ]);

  it("is told in the words of the clause, where it has some", () => {
    expect(own.refusal({ refused: "not-open", rule: "NEW-EVENT-06" })).toBe("No card is left. [NEW-EVENT-06]");
    expect(own.refusal({ refused: "not-open", rule: "NEW-EVENT-99" })).toBe("Nothing is asked now. [NEW-EVENT-99]");
    expect(own.refusal({ refused: "not-open", rule: null })).toBe("Nothing is asked now.");
    expect(own.refusal({ refused: "full", rule: "NEW-EVENT-06" })).toBe("Full. [NEW-EVENT-06]");
  });
});

describe("what was refused, in the reader's language", () => {
  const refused = (key: string, params: object) =>
    fr.refusal({ refused: key, rule: null, params: { name: "edition", ...params } }).replace(/\s/g, " ");

  it("says what a setting takes", () => {
    const values = refused("option-value", { value: "xx", takes: "values", values: "en, fr" });
    expect(values).toBe("Le réglage edition ne peut pas valoir « xx ». Il accepte une valeur parmi en, fr.");
    const number = refused("option-value", { value: null, takes: "number", least: "0.5", most: "600" });
    expect(number).toBe(
      "Le réglage edition ne peut pas valoir « null ». Il accepte un nombre compris entre 0.5 et 600.",
    );
  });

  it("names the settings that do not go together as they are read", () => {
    const own = new Texts("en", ["option-minus = Minus\nand = and\nrefused-option-clash-qb-1 = { $settings }: no."]);
    const clash = { refused: "option-clash", rule: "QB-1", params: { names: "minus" } };
    expect(own.refusal(clash)).toBe("Minus: no. [QB-1]");
  });

  it("says what may have been meant", () => {
    const near = refused("unknown-option", { game: "Salem 1692", name: "editon", near: "edition" });
    expect(near).toMatch(/« editon »\. Vouliez-vous dire edition \?$/);
    expect(refused("unknown-option", { game: "Salem 1692", name: "x", near: null })).toMatch(/« x »\.$/);
  });

  it("tells a refusal within a refusal", () => {
    const within = { refused: "not-open", rule: null, params: { id: "9-9" } };
    expect(refused("record-breaks", { entry: 2, why: within })).toBe(
      "L’archive se rompt à l’entrée 2 : Rien n’est demandé sous 9-9 en ce moment.",
    );
  });

  it("takes nobody's name for a word of the game", () => {
    const named = new Texts("en", [
      "refused-name-taken = { $name } is taken.\nname-town = Salem\nwhy-busy = it is busy\nrefused-store = Not now: { $why }.",
    ]);
    expect(named.refusal({ refused: "name-taken", params: { name: "town" } })).toBe("town is taken.");
    expect(named.refusal({ refused: "store", params: { why: "busy" } })).toBe("Not now: it is busy.");
  });
});

describe("words of a game", () => {
  it("come from the fields that the game itself names", () => {
    const without = new Texts("en", [[engineFields, engineEn, salemEn].join("\n\n")]);
    const event = { type: "game-set", ring: [], ghosts: [], tryals: [27, 2, 1], deck: 59 };
    expect(en.event(event, null, names)).toContain("27 Not a Witch, 2 Witches, 1 Constable");
    expect(without.event(event, null, names)).not.toContain("27 Not a Witch");
    expect(en.word("rows", "constable")).toBe("Constable");
    expect(en.option({ type: "card", kind: "cotton-mather" }, names)).toBe("Cotton Mather");
  });

  it("are counted in the plural", () => {
    const hand = { type: "hand-seen", seat: 0, cards: ["accusation", "evidence", "accusation", "evidence", "stocks"] };
    expect(en.event(hand, 0, names)).toBe("Your hand: 2 Accusations, 2 Evidence, and 1 Stocks.");
    expect(fr.event(hand, 0, names)).toContain("2 Accusations, 2 Preuves et 1 Pilori");
    expect(en.event({ ...hand, cards: ["alibi", "curse"] }, 0, names)).toBe("Your hand: Alibi and Curse.");
    expect(en.event({ ...hand, cards: [] }, 0, names)).toBe("Your hand: –.");
    const cards = ["accusation", "evidence", "accusation"].map((kind) => ({ type: "card", kind }));
    expect(en.option(cards, names)).toBe("2 Accusations and 1 Evidence");
  });

  it("keep their order where it matters", () => {
    const seen = { type: "deck-seen", seat: 0, cards: ["alibi", "alibi", "curse", "alibi", "night"] };
    expect(en.event(seen, 0, names)).toContain(": 2 Alibis, 1 Curse, 1 Alibi, and 1 Night.");
  });
});

describe("a list in Spanish", () => {
  const es = new Texts("es", [""]);
  it.each([
    ["Íñigo", "Ana, Eva e Íñigo"],
    ["Inés", "Ana, Eva e Inés"],
    ["Hilda", "Ana, Eva e Hilda"],
    ["Yvonne", "Ana, Eva e Yvonne"],
    ["Yolanda", "Ana, Eva y Yolanda"],
    ["hielo", "Ana, Eva y hielo"],
    ["Juan", "Ana, Eva y Juan"],
  ])("that ends with %s", (last, joined) => {
    expect(es.join(["Ana", "Eva", last])).toBe(joined);
    expect(es.join([last])).toBe(last);
    expect(es.join([])).toBe("");
  });
});

const made = (...texts: string[]) => new Texts("en", [[engineFields, engineEn, ...texts].join("\n\n")]);

describe("an option of several parts", () => {
  const seat = { type: "seat", seat: 1 };
  const lamp = { type: "card", kind: "lamp" };

  it("may have a text for them", () => {
    const texts = made(
      "parts-seat-amount =\n    { $amount ->\n        [one] a coin for { $seat }\n" +
        "       *[other] { $amount } coins for { $seat }\n    }",
      "parts-card-position = { $card }, number { $position }",
      "card-lamp = Lamp",
    );
    expect(texts.option([seat, { type: "amount", amount: 1 }], names)).toBe("a coin for Bob");
    expect(texts.option([seat, { type: "amount", amount: 3 }], names)).toBe("3 coins for Bob");
    expect(texts.option([lamp, { type: "position", place: 0 }], names)).toBe("Lamp, number 1");
  });

  it("numbers parts of the same kind", () => {
    const texts = made("parts-seat-seat-amount = { $seat } gives { $amount } to { $seat2 }");
    const whole = [seat, { type: "seat", seat: 0 }, { type: "amount", amount: 2 }];
    expect(texts.option(whole, names)).toBe(`${names[1]} gives 2 to ${names[0]}`);
  });

  it("is a list without one", () => {
    const texts = made("card-lamp = Lamp\n    .many = { $count } Lamps");
    expect(texts.option([seat, { type: "amount", amount: 3 }], names)).toBe("Bob and 3");
    expect(texts.option([lamp, lamp], names)).toBe("2 Lamps");
  });
});

describe("each part of an option", () => {
  const texts = made(
    "part-seat = Who?",
    "part-word = What do you choose?",
    "part-leave-seat = Whose coins?",
    "part-leave-seat-seat = To whom?",
    "part-poison-seat = Poison whom?",
  );
  const seats = [{ type: "seat", seat: 1 }];
  const poison = { type: "word", word: "poison" };

  it("asks as its question has it, then as the word before it has it, then as all do", () => {
    expect(texts.part("leave", seats)).toBe("Whose coins?");
    expect(texts.part("leave", seats, seats[0])).toBe("To whom?");
    expect(texts.part("nurse", seats, poison)).toBe("Poison whom?");
    expect(texts.part("leave", seats, poison)).toBe("Whose coins?");
    expect(texts.part("other", seats, seats[0])).toBe("Who?");
  });

  it("asks for people or things where words stand beside them, and for a word where only words are", () => {
    expect(texts.part("other", [poison, ...seats])).toBe("Who?");
    expect(texts.part("other", [poison])).toBe("What do you choose?");
  });
});

describe("words with a number or a seat of their own", () => {
  it("are told by the text without the number", () => {
    const texts = made("channel-house = house no. { $number }", "channel-house-7 = the haunted house");
    expect(texts.word("channel", "house-0")).toBe("house no. 1");
    expect(texts.word("channel", "house-7")).toBe("the haunted house");
    expect(texts.word("channel", "barn-7")).toBe("barn-7");
  });

  it("are told with the seats they belong to", () => {
    const texts = made("beside-states = seats", "event-nursed = Now { $states_seats }.");
    const nursed = { type: "nursed", seats: [0, 2, 1], states: ["well", "ill", "well"] };
    expect(texts.event(nursed, null, ["Ann", "Bob", "Cid"])).toBe("Now well: Ann and Bob; ill: Cid.");
  });
});

describe("a question about an amount", () => {
  it("tells one from several", () => {
    const texts = made(
      "decision-pay =\n    { $amount ->\n        [0] For nothing?\n        [1] One coin?\n       *[other] { $amount } coins?\n    }",
    );
    const asked = (amount: number) =>
      texts.decision({ seat: 0, kind: "pay", options: [], about: { type: "amount", amount } } as never, names);
    expect([asked(0), asked(1), asked(2)]).toEqual(["For nothing?", "One coin?", "2 coins?"]);
  });
});

describe("a view", () => {
  it("shows every number, and no empty list or mapping", () => {
    const texts = made(
      "field-score = number",
      "view-score = Score { $score }",
      "view-found = Found.",
      "view-hats = Hats.",
    );

    expect(texts.view({ score: 0.0, found: {}, hats: [] }, null, names)).toEqual(["Score 0"]);
    expect(texts.view({ hats: [1] }, null, names)).toEqual(["Hats."]);
  });
});

describe("a reason without a text", () => {
  it("is told as one of an earlier version", () => {
    expect(en.reason("sharp-mimic", { seat: 1, share: 0.25 }, names)).toBe(en.say("reason-unknown"));
    expect(fr.reason("sharp-decoy", { seat: 1 }, names)).toMatch(/^une raison dont le texte manque/);
  });
});
