import { describe, expect, it } from "vitest";
import { meets, placeFor, shared, type Box } from "./places";

const room = { left: 0, top: 0, right: 360, bottom: 400 };
const size = { width: 150, height: 40 };
const box = (left: number, top: number, width = 60, height = 60): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const none = { room, avoid: [], spare: [] };

describe("a bubble", () => {
  it("is above its seat if there is room, and below it at the upper edge", () => {
    expect(placeFor(size, box(150, 200), none)).toEqual({ ...box(105, 170, 150, 40), side: "above" });
    expect(placeFor(size, box(150, 0), none)).toEqual({ ...box(105, 50, 150, 40), side: "below" });
  });

  it("stays inside the table at its edges", () => {
    expect(placeFor(size, box(0, 200), none)?.left).toBe(0);
    expect(placeFor(size, box(300, 200), none)?.right).toBe(360);
  });

  it("never covers what must be seen, and is left out if there is no other place", () => {
    const above = box(0, 130, 360, 60);
    const found = placeFor(size, box(150, 200), { ...none, avoid: [above] })!;
    expect(shared(found, above)).toBe(0);
    expect(found.top).toBe(250);
    const [below, left, right] = [box(0, 240, 360, 60), box(0, 190, 150, 60), box(220, 190, 140, 60)];
    expect(placeFor(size, box(150, 200), { ...none, avoid: [above, below, left, right] })).toBeNull();
  });

  it("covers as little as possible of the other seats", () => {
    const neighbour = box(80, 140);
    const found = placeFor(size, box(150, 200), { ...none, spare: [neighbour, box(0, 250, 360)] })!;
    expect(meets(found, [neighbour])).toBe(false);
    const crowd = [box(0, 120, 360), box(0, 250, 360)];
    expect(placeFor({ width: 150, height: 30 }, box(0, 190), { ...none, spare: crowd })?.side).toBe("right");
  });

  it("of somebody who cannot be seen is not shown", () => {
    expect(placeFor(size, box(150, 500), none)).toBeNull();
  });
});
