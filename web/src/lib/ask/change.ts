/** Offers to change an answer. */
import type { Decision } from "../wire/types";

/** Whether an offer asks an answered question again, under the same id, or empties the reader's sheet. */
export const isChange = ({ id }: Pick<Decision, "id">): boolean => /^\d+-(\d+|again)$/.test(id);
