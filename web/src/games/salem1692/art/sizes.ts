export type Size = "small" | "medium" | "large";

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[MW]/, 1],
  [/[mwA-ZÀ-Þ]/, 0.84],
  [/[ijltfrIJ'’.]/, 0.4],
];

/** How wide the longest word is, in ems of a bold serif: titles are set so that no word is ever broken. */
export function longest(title: string): number {
  const widths = title
    .split(/[\s\u00ad-]+/)
    .map((word) =>
      [...word].reduce((sum, letter) => sum + (WIDTHS.find(([which]) => which.test(letter))?.[1] ?? 0.57), 0),
    );
  return Math.round(Math.max(2, ...widths) * 100) / 100;
}
