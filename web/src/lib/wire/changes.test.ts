/** The pages rebuild messages like Python: both are held to the same golden vectors (tests/vectors). */
import { expect, it } from "vitest";
import streams from "../../../../tests/vectors/streams.json";
import { Stream, type StreamEvent } from "./changes";

it.each(streams)("$name: every event makes the whole message", ({ events }) => {
  const stream = new Stream();
  const made = events.map(({ event, data }) => stream.receive(event as StreamEvent, data));

  expect(made).toEqual(events.map(({ makes }) => makes));
});

it("leaves the last message as it was, and shares what did not change", () => {
  const stream = new Stream();
  const first = stream.receive("message", '{"view":{"a":{"b":1},"c":{"d":[{"e":1},{"e":2}]}},"story":[]}');
  const before = JSON.stringify(first);
  const second = stream.receive("changes", '{"length":1,"story":[],"private":[],"changes":{"/view/c/d/1/e":3}}');
  const [old, now] = [first, second].map((message) => message!.view as unknown as Record<string, unknown>);

  expect(JSON.stringify(first)).toBe(before);
  expect(now).toEqual({ a: { b: 1 }, c: { d: [{ e: 1 }, { e: 3 }] } });
  expect(now!.a).toBe(old!.a);
});
