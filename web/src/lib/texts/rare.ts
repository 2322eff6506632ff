/**
 * Marks the key of a text that no first screen of a table shows, such as why something was refused: rare`refused-${key}`.
 * The build of the pages reads this mark, and the text comes with those that the first screen does not need.
 */
export const rare = String.raw;
