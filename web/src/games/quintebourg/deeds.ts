/** The offers that the stage shows, so that they are not listed beside the table. */
import type { Decision, Message } from "../../lib/wire/types";

export const INVOKE = "invoke";
export const GIVE = "give";
const DEEDS = ["propose", "walk", "inquiry", "place-camera", "recruit", "watch"] as const;

export const isDeed = (offer: Decision): boolean =>
  offer.kind === INVOKE || offer.kind === GIVE || (DEEDS as readonly string[]).includes(offer.kind);

export const offered = (message: Pick<Message, "offers">, kind: string): Decision | null =>
  message.offers.find((each) => each.kind === kind) ?? null;

/** All but the hand and walks, which have places of their own. */
export const deeds = (message: Pick<Message, "offers">): Decision[] =>
  [...DEEDS.filter((each) => each !== "walk"), GIVE].flatMap((kind) =>
    message.offers.filter((each) => each.kind === kind),
  );
