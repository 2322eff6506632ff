import { expect, it } from "vitest";
import type { Board } from "../wire/types";
import { missing } from "./missing";

it("names who has a seat and is not ready, and counts the seats that are still to be taken", () => {
  const place = (name: string, ready: boolean, more: object = {}) => ({
    name,
    ready,
    host: false,
    away: false,
    ...more,
  });
  const places = [
    place("Ann", false, { host: true }), // who begins when all others are ready
    place("Ben", true),
    place("Cat", false),
    place("Dan", false, { away: true }),
  ] as Board["places"];
  expect(missing({ least: 6, places })).toEqual({ seats: 2, unready: ["Cat", "Dan"], away: ["Dan"] });
  expect(missing({ least: 2, places: places.slice(0, 2) })).toEqual({ seats: 0, unready: [], away: [] });
});
