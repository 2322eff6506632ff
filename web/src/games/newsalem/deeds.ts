/** Gifts and events: the stage offers them at the cards, so they are not listed beside the table. */
import type { Decision, Message } from "../../lib/wire/types";

export const GIVE = "give";
const DEEDS = new Set([GIVE, "cleansing", "investigation", "trial", "pardon"]);

export const isDeed = (offer: Decision): boolean =>
  DEEDS.has(offer.kind) || (offer.kind === "ready" && offer.options.length === 1);

export const deeds = (message: Pick<Message, "offers">): Map<string, Decision> =>
  new Map(message.offers.filter((each) => DEEDS.has(each.kind)).map((each) => [each.kind, each]));

/** Whether the question is about being ready, or about taking that back. */
export const readyIn = (message: Pick<Message, "offers" | "decisions">): Decision | null =>
  [...message.decisions, ...message.offers].find((each) => each.kind === "ready") ?? null;
