/** Seats or houses around the rim of a grid. */

export interface Cell {
  column: number;
  row: number;
}

export interface Plan {
  columns: number;
  rows: number;
  cells: Cell[];
}

/** The rim clockwise from the middle of its lower side: to the left, up, across the top and down again. */
function rim(columns: number, rows: number): Cell[] {
  const start = Math.ceil(columns / 2);
  const cells: Cell[] = [];
  for (let column = start; column >= 1; column--) cells.push({ column, row: rows });
  for (let row = rows - 1; row >= 1; row--) cells.push({ column: 1, row });
  for (let column = 2; column <= columns; column++) cells.push({ column, row: 1 });
  for (let row = 2; row <= rows; row++) cells.push({ column: columns, row });
  for (let column = columns - 1; column > start; column--) cells.push({ column, row: rows });
  return cells;
}

/** The cells on the rim of a grid with these columns and enough rows for `count` seats. */
export function frame(count: number, columns: number): Plan {
  const rows = Math.max(3, Math.ceil((count + 4) / 2) - columns);
  return { columns, rows, cells: rim(columns, rows) };
}

/** The seats around a table, clockwise from the reader. */
export function around(ring: readonly number[], you: number | null): number[] {
  const at = you === null ? 0 : Math.max(0, ring.indexOf(you));
  return [...ring.slice(at), ...ring.slice(0, at)];
}
