/** Where a bubble is shown: at its speaker's seat, over nothing that somebody needs to see. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

export interface Around {
  /** The visible part of the table: a bubble stays inside. */
  room: Box;
  /** Never over these: other bubbles, seats that are pointed at. */
  avoid: readonly Box[];
  /** Over as little of these as possible: the other seats. */
  spare: readonly Box[];
}

const OVER = 10; // how far a bubble may overlap the edge of its seat, to which it points
const ASIDE = [0.5, 0.15, 0.85, 0, 1]; // the part of the bubble that may be at the middle of the seat

/** The box relative to the corner of another. */
export const within = ({ left, top, right, bottom }: Box, origin: Box): Box => ({
  left: left - origin.left,
  top: top - origin.top,
  right: right - origin.left,
  bottom: bottom - origin.top,
});

const at = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The common area of two boxes, in square pixels. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const meets = (one: Box, others: readonly Box[]): boolean => others.some((other) => shared(one, other) > 0);

/** On which side of its seat a bubble is. */
export type Side = "above" | "below" | "left" | "right";
export interface Place extends Box {
  side: Side;
}

/** The best place for a bubble of that size at a seat, preferably above it; null: there is none. */
export function placeFor(size: Size, seat: Box, { room, avoid, spare }: Around): Place | null {
  if (shared(seat, room) === 0) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of candidates(size, seat, room)) {
    const inside =
      place.left >= room.left && place.right <= room.right && place.top >= room.top && place.bottom <= room.bottom;
    if (!inside || meets(place, avoid)) continue;
    const covered = spare.reduce((sum, other) => sum + shared(place, other), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

function candidates(size: Size, seat: Box, room: Box): Place[] {
  const middle = (seat.left + seat.right) / 2;
  const lefts = ASIDE.map((part) => Math.max(room.left, Math.min(room.right - size.width, middle - part * size.width)));
  const top = (seat.top + seat.bottom - size.height) / 2;
  return [
    ...lefts.map((left): Place => ({ ...at(left, seat.top + OVER - size.height, size), side: "above" })),
    ...lefts.map((left): Place => ({ ...at(left, seat.bottom - OVER, size), side: "below" })),
    { ...at(seat.right - OVER, top, size), side: "right" },
    { ...at(seat.left + OVER - size.width, top, size), side: "left" },
  ];
}
