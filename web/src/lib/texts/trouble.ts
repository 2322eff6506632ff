import { Refusal } from "../wire/wire";
import { words } from "./words.svelte";

/** Why a call failed, in the reader's language. */
export function troubleOf(error: unknown): string {
  return error instanceof Refusal ? words.now.refusal(error.refused) : String(error);
}
