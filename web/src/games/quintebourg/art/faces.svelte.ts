/** The portraits, all at once and later: nobody needs them to play, and the table opens sooner without them. */
import { later } from "../../../lib/shell/later";

const all = later(() => import("./people/faces"));

class Faces {
  now = $state.raw<Awaited<ReturnType<typeof all>> | null>(null);

  async load(): Promise<void> {
    this.now = await all();
  }
}

export const faces = new Faces();
