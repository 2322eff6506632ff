/** A view as its reader sees it: the public part, overlaid with what this reader knows. */
import type { components } from "./api";
import type { Message, SentMessage } from "./types";

type Channel = components["schemas"]["Channel"];

interface Public {
  channels: Channel[];
  people?: object[];
  opened?: object[];
}

interface Own {
  channels?: Channel[];
  seats?: object[];
  people?: Record<string, object>;
  opened?: object[];
}

/** A view as it is sent. */
export interface SentView {
  viewer: number | null;
  public: Public;
  own?: Own | null;
}

/** The public part's fields, the reader's own part beside them, and `known` for what a plain board adds to its seats. */
export type Seen<V extends SentView> = Omit<V, "public" | "own"> &
  V["public"] & {
    own: NonNullable<V["own"]> | null;
    known: NonNullable<NonNullable<V["own"]>["seats"]>;
  };

export function seen<V extends SentView>(view: V): Seen<V> {
  const { public: shared, own, ...head } = view;
  const people = own?.people;
  const nobody = view.viewer === null; // everything is shown, so there is no own part
  return {
    ...(nobody && own),
    ...head,
    ...shared,
    own: nobody ? null : (own ?? null),
    known: own?.seats ?? [],
    channels: channels(view),
    ...(people && { people: shared.people!.map((each, seat) => (people[seat] ? { ...each, ...people[seat] } : each)) }),
    ...(own?.opened?.length && { opened: own.opened }),
  } as unknown as Seen<V>;
}

/** The message with its views merged. */
export const seenMessage = (told: SentMessage): Message =>
  ({ ...told, view: told.view && seen(told.view), opened: told.opened ? seen(told.opened) : null }) as Message;

/** The channels that the reader can read; the reader's own version of one replaces the public's. */
function channels({ viewer, public: shared, own }: SentView): Channel[] {
  const named = new Map([...shared.channels, ...(own?.channels ?? [])].map((each) => [each.name, each]));
  return [...named.values()].filter((each) => viewer === null || each.readers.includes(viewer));
}
