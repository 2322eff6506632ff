/** SHA-256: browsers offer it on secure pages only, and a house in a home network may have no certificate. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++) if (found.every((prime) => each % prime)) found.push(each);
  return found;
};
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a text, in hexadecimal. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const data = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(blocks * 64 - 4, (bytes.length * 8) >>> 0);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) w[at] = data.getInt32(block * 64 + at * 4);
    for (let at = 16; at < 64; at++) {
      const [one, two] = [w[at - 15]!, w[at - 2]!];
      const low = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
      const high = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
      w[at] = w[at - 16]! + low + w[at - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[at]! + w[at]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
