/** The number of letters of the longest word: a name is set smaller where that word would be broken. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));
