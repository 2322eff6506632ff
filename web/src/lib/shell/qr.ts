/** QR codes: bytes at error correction level M, versions 1 to 6, which is room for 106 letters of an address. */

export type Modules = readonly (readonly boolean[])[];

/** For each version: the number of blocks, and their bytes of data and of error correction. */
const VERSIONS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The modules of the code for this text (dark: true); null if the text is too long. */
export function qr(text: string, mask?: number): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([blocks, data]) => bytes.length <= blocks * data - 2) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  const masks = mask === undefined ? MASKS.keys() : [mask];
  let best: boolean[][] = [];
  let least = Infinity;
  for (const each of masks) {
    const drawn = draw(words, version, each);
    const cost = penalty(drawn);
    if (cost < least) [best, least] = [drawn, cost];
  }
  return best;
}

/** The dark modules as one path, a unit for each. */
export function path(modules: Modules): string {
  return modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

// --- the bytes

function codewords(bytes: Uint8Array, version: number): number[] {
  const [blocks, size, correcting] = VERSIONS[version - 1]!;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, blocks * size * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; data.length < blocks * size; pad ^= 0xec ^ 0x11) data.push(pad);
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * size, (block + 1) * size));
  const corrections = parts.map((part) => correction(part, correcting));
  const woven = (rows: number[][]) => rows[0]!.flatMap((_, column) => rows.map((row) => row[column]!));
  return [...woven(parts), ...woven(corrections)];
}

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

function times(one: number, other: number): number {
  return one && other ? EXP[(LOG[one]! + LOG[other]!) % 255]! : 0;
}

/** Reed-Solomon: the remainder of the data after division. */
function correction(data: number[], length: number): number[] {
  let divisor = [1];
  for (let power = 0; power < length; power++) {
    const next = [...divisor, 0];
    divisor.forEach((each, at) => (next[at + 1]! ^= times(each, EXP[power]!)));
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    divisor.forEach((each, index) => (rest[at + index]! ^= times(each, factor)));
  }
  return rest.slice(data.length);
}

// --- the square

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const square = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) square[row]![column] = dark;
  };
  for (let each = 0; each < size; each++) {
    set(6, each, each % 2 === 0);
    set(each, 6, each % 2 === 0);
  }
  if (version > 1) ring(set, size - 7, size - 7, [2, 0], 2);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(set, row, column, [3, 1, 0], 4);
  format(set, size, mask);
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (square[row]![column] !== null) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at++;
        square[row]![column] = (bit === 1) !== MASKS[mask]!(row, column);
      }
    }
  }
  return square as boolean[][];
}

/** Squares around a centre: dark at these distances, light at others. */
function ring(
  set: (row: number, column: number, dark: boolean) => void,
  row: number,
  column: number,
  dark: number[],
  far: number,
): void {
  for (let y = -far; y <= far; y++)
    for (let x = -far; x <= far; x++) {
      const distance = Math.max(Math.abs(x), Math.abs(y));
      set(row + y, column + x, dark.includes(distance));
    }
}

/** Level and mask, twice. */
function format(set: (row: number, column: number, dark: boolean) => void, size: number, mask: number): void {
  const level = 0b00 << 3; // M
  let rest = (level | mask) << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = (((level | mask) << 10) | rest) ^ 0x5412;
  for (let each = 0; each < 15; each++) {
    const dark = ((bits >> each) & 1) === 1;
    const along = each < 6 ? each : each < 8 ? each + 1 : size - 15 + each;
    set(along, 8, dark);
    const across = each < 8 ? size - 1 - each : each === 8 ? 7 : 14 - each;
    set(8, across, dark);
  }
  set(size - 8, 8, true);
}

/** The penalty for being hard to read. */
function penalty(square: boolean[][]): number {
  const size = square.length;
  const turned = square.map((_, column) => square.map((row) => row[column]!));
  let cost = 0;
  for (const line of [...square, ...turned]) {
    let run = 0;
    line.forEach((dark, at) => {
      run = at > 0 && dark === line[at - 1] ? run + 1 : 1;
      if (run === 5) cost += 3;
      else if (run > 5) cost += 1;
    });
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (let at = 0; at + 11 <= size; at++) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") cost += 40;
    }
  }
  let dark = 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const here = square[row]![column];
      if (here) dark++;
      const below = square[row + 1];
      if (
        below &&
        column + 1 < size &&
        here === square[row]![column + 1] &&
        here === below[column] &&
        here === below[column + 1]
      )
        cost += 3;
    }
  return cost + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
}
