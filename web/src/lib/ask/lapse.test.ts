import { describe, expect, it } from "vitest";
import { lapsed } from "./lapse";
import type { Message } from "../wire/types";

const question = { id: "0-3", seat: 0, kind: "confess", options: [], timer: 30, default: null };

function message(
  now: number,
  more: { decisions?: unknown[]; offers?: unknown[]; table?: object; seat?: number | null } = {},
): Message {
  const { decisions = [question], offers = [], table = {}, seat = 0 } = more;
  return {
    table: {
      now,
      hourglass: { ends: 100, length: 30 },
      paused: false,
      places: [{ bot: false }, { bot: true }],
      ...table,
    },
    you: { seat },
    decisions,
    offers,
  } as unknown as Message;
}
const closed = (now: number, more: object = {}) => message(now, { decisions: [], ...more });

describe("a question that time has closed", () => {
  it("is told once its clock stood at zero", () => {
    expect(lapsed(message(90), closed(100), new Set())?.id).toBe("0-3");
    expect(lapsed(message(90), closed(99.9), new Set())?.id).toBe("0-3");
  });

  it("is none before that: something else has closed it", () => {
    expect(lapsed(message(90), closed(95), new Set())).toBe(null);
    expect(lapsed(message(90, { table: { hourglass: null } }), closed(100), new Set())).toBe(null);
    expect(lapsed(message(90, { table: { paused: true } }), closed(100), new Set())).toBe(null);
    expect(lapsed(message(90, { decisions: [{ ...question, timer: null }] }), closed(100), new Set())).toBe(null);
  });

  it("is none where the reader has answered, here or elsewhere, or a bot plays for them", () => {
    expect(lapsed(message(90), closed(100), new Set(["0-3"]))).toBe(null);
    expect(lapsed(message(90), closed(100, { offers: [question] }), new Set())).toBe(null);
    expect(lapsed(message(90), closed(100, { table: { places: [{ bot: true }, { bot: true }] } }), new Set())).toBe(
      null,
    );
    expect(lapsed(message(90), closed(100, { seat: null }), new Set())).toBe(null);
    expect(lapsed(message(90), message(100), new Set())).toBe(null);
  });

  it("is told of a suspicion among people alone: with bots nobody has waited for it", () => {
    const suspicion = { decisions: [{ ...question, kind: "suspicion" }] };
    const people = [
      { bot: null, name: "Ann" },
      { bot: null, name: "Ben" },
    ];
    expect(lapsed(message(90, { ...suspicion, table: { places: people } }), closed(100), new Set())?.id).toBe("0-3");
    expect(lapsed(message(90, suspicion), closed(100), new Set())).toBe(null);
  });
});
