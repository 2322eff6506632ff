/** Events in words. */
import { type Saying, Sayings, turnOf } from "./sayings";
import { type Params } from "./sentences";

type Value = string | number | boolean | null | Value[];
export type Tagged = { type: string; [field: string]: unknown };
/** A pictogram by its key, or a seat that is pointed at. */
export type Sign = string | number;

export class Events extends Sayings {
  event(event: Tagged, viewer: number | null, names: readonly string[]): string {
    const line = event["line"];
    const key = typeof line === "string" ? `${event.type}-${line}` : `event-${event.type}`;
    return this.say(key, this.parameters(event, viewer, names));
  }

  /** Several events, line by line; if many seats do the same, in one line. */
  story(events: readonly Tagged[], viewer: number | null, names: readonly string[]): string[] {
    const lines: string[] = [];
    const rest = [...events];
    for (let event = rest.shift(); event; event = rest.shift()) {
      const [run, between] = this.has(`event-${event.type}-many`) ? this.#alike(event, rest) : [[event], []];
      if (run.length > 2) {
        const field = Object.keys(event).find((name) => name !== "type")!;
        const seats = this.join(run.map((one) => this.name(one[field] as number, names)));
        lines.push(this.say(`event-${event.type}-many`, { seats, count: run.length }));
      } else {
        lines.push(...run.map((one) => this.event(one, viewer, names)));
      }
      lines.push(...between.map((one) => this.event(one, viewer, names)));
    }
    return this.counted(lines);
  }

  parameters(event: Tagged, viewer: number | null, names: readonly string[]): Params {
    const found: Params = {};
    let you = "none";
    const seats: number[] = [];
    for (const [field, raw] of Object.entries(event)) {
      if (field === "type") continue;
      const value = raw as Value;
      found[`has_${field}`] = value === null ? "no" : "yes";
      if (value === null) {
        found[field] = "";
      } else if (typeof value === "boolean") {
        found[field] = value ? "yes" : "no";
      } else if (typeof value === "string") {
        found[field] = this.word(field, value);
        found[`${field}_key`] = value;
        if (field === "name" && viewer !== null && value === names[viewer] && you === "none") you = field;
      } else if (typeof value === "number") {
        const kinds = this.field(field);
        if (kinds.length) {
          found[field] = kinds[0] === "place" ? value + 1 : value;
          continue;
        }
        found[field] = this.name(value, names);
        seats.push(value);
        if (value === viewer && you === "none") you = field;
      } else if (event.type === "spoke" && field === "sayings") {
        found[field] = this.spoken(event, names);
      } else {
        Object.assign(found, this.#many(field, value, viewer, names));
        if (!this.field(field).length && viewer !== null && value.includes(viewer) && you === "none") you = field;
        if (this.has(`beside-${field}`)) {
          const beside = this.say(`beside-${field}`);
          found[`${field}_${beside}`] = this.#beside(field, value as string[], event[beside] as number[], names);
        }
      }
    }
    return { ...found, you, same: new Set(seats).size < seats.length ? "yes" : "no" };
  }

  /** What somebody said in a line of sayings. */
  spoken(event: Tagged, names: readonly string[]): string {
    const turn = turnOf(event["seat"] as number, event["number"] as number);
    return this.sayings(event["sayings"] as Saying[], names, turn);
  }

  /** The lines of a plain board: one for each field of a view that has a text and is not empty. */
  view(view: object, viewer: number | null, names: readonly string[], kind: "view" | "own" = "view"): string[] {
    return Object.entries(view)
      .map(([field, value]) => this.viewField(kind, field, value, viewer, names))
      .filter(Boolean);
  }

  /** The line for one field; none if it has no text or the field is empty. */
  viewField(kind: string, field: string, value: unknown, viewer: number | null, names: readonly string[]): string {
    const list = typeof value === "object" && value !== null;
    const full = list ? Object.keys(value).length > 0 : value === 0 || Boolean(value);
    if (!full || !this.has(`${kind}-${field}`)) return "";
    return this.say(`${kind}-${field}`, this.parameters({ type: "", [field]: value }, viewer, names));
  }

  /** Each word with the names of the seats it belongs to. */
  #beside(field: string, words: string[], seats: number[], names: readonly string[]): string {
    const groups = new Map<string, string[]>();
    words.forEach((word, at) => groups.set(word, [...(groups.get(word) ?? []), this.name(seats[at]!, names)]));
    const told = [...groups].map(([word, group]) => this.word(field, word) + this.say("colon") + this.join(group));
    return told.join(this.say("semicolon"));
  }

  #many(field: string, values: Value[], viewer: number | null, names: readonly string[]): Params {
    const found: Params = { [`${field}_count`]: values.length };
    const kinds = this.field(field);
    if (kinds[0] === "sign") {
      found[field] = this.signs(values as Sign[], names).join(", ");
    } else if (values.some(Array.isArray)) {
      found[field] = (values as string[][])
        .map((each, seat) => this.name(seat, names) + this.say("colon") + this.words(field, each))
        .join(this.say("semicolon"));
    } else if (values.some((value) => typeof value === "string") || (kinds.length && !values.length)) {
      found[field] = this.words(field, values as string[]);
      found[`${field}_in_order`] = this.words(field, values as string[], true);
    } else if (kinds.length) {
      const numbers = (values as number[]).map((value) => (kinds[0] === "place" ? value + 1 : value));
      found[field] = this.join(numbers.map(String));
      numbers.forEach((number, index) => (found[`${field}_${index + 1}`] = number));
    } else {
      const all = values as number[];
      const others = all.filter((seat) => seat !== viewer).map((seat) => this.name(seat, names));
      found[field] = this.join(this.counted(all.map((seat) => this.name(seat, names))));
      found[`${field}_others`] = this.join(this.counted(others));
      found[`${field}_others_count`] = others.length;
    }
    return found;
  }

  /** Somebody's gesture sign by sign: pictograms in words, and who was pointed at. */
  signs(signs: readonly Sign[], names: readonly string[]): string[] {
    return signs.map((sign) => (typeof sign === "number" ? this.name(sign, names) : this.word("sign", sign)));
  }

  /** Takes the events off the rest that tell the same of other seats, and single ones told in between. */
  #alike(event: Tagged, rest: Tagged[]): [Tagged[], Tagged[]] {
    const run = [event];
    const between: Tagged[] = [];
    while (rest.length > 0) {
      if (this.#tellsLike(event, rest[0]!)) run.push(rest.shift()!);
      else if (rest.length > 1 && this.#tellsLike(event, rest[1]!)) between.push(rest.shift()!);
      else break;
    }
    return [run, between];
  }

  #tellsLike(event: Tagged, other: Tagged): boolean {
    if (event.type !== other.type) return false;
    return Object.entries(other).every(([field, value]) =>
      this.field(field).length ? value === null : typeof value === "number" || same(value, event[field]),
    );
  }
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
