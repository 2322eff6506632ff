/** What the view of any game declares: all that a plain table knows. */

export interface SeatView {
  role: string;
  marks: readonly string[];
  points_at: number | null;
}

export interface PlainView {
  phase: string;
  viewer: number | null;
  waiting: readonly number[];
  out: readonly number[];
  seats: readonly SeatView[];
  known: readonly SeatView[];
  own: object | null;
}

export const NOTHING: SeatView = { role: "", marks: [], points_at: null };

/** Each seat as everybody sees it, and uncovered with what else the reader knows. */
export function seatsOf(view: PlainView, count: number, open: boolean): SeatView[] {
  return Array.from({ length: count }, (_, seat) => {
    const seen = view.seats[seat] ?? NOTHING;
    const known = ((open || view.viewer === null) && view.known[seat]) || NOTHING;
    return {
      role: known.role || seen.role,
      marks: [...seen.marks, ...known.marks],
      points_at: known.points_at ?? seen.points_at,
    };
  });
}
