/** Finds words in a text, whatever their case and accents. */

interface Folded {
  text: string;
  /** For each letter of the folded text, its position in the original. */
  at: number[];
}

function letters(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = letter
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace("œ", "oe")
      .replace("æ", "ae")
      .replace("’", "'");
    for (let each = 0; each < plain.length; each++) at.push(index);
    folded += plain;
    index += letter.length;
  }
  at.push(index);
  return { text: folded, at };
}

export function fold(text: string): string {
  return letters(text).text;
}

/** The words of a search. */
export function wanted(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .split(/\s+/)
        .filter((word) => word.length > 0),
    ),
  ];
}

/** Whether all words occur. */
export function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** The text in pieces, with the matches separate; together they are the text again. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const { text: folded, at } = letters(text);
  const spans: [number, number][] = [];
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
      let end = from + word.length;
      while (end < at.length - 1 && at[end] === at[end - 1]) end++; // never half a letter
      spans.push([at[from]!, at[end]!]);
    }
  }
  spans.sort((one, other) => one[0] - other[0]);
  const found: Piece[] = [];
  let done = 0;
  for (const [from, end] of spans) {
    if (end <= done) continue;
    const start = Math.max(from, done);
    if (start > done) found.push({ text: text.slice(done, start), hit: false });
    found.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < text.length) found.push({ text: text.slice(done), hit: false });
  return found;
}
