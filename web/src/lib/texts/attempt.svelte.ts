import { troubleOf } from "./trouble";

/** A call that the reader asks for: whether it is under way, and why it has failed. */
export class Attempt {
  busy = $state(false);
  trouble = $state("");

  /** Returns whether it succeeded; otherwise `trouble` says why not. */
  async make(work: Promise<unknown>): Promise<boolean> {
    [this.busy, this.trouble] = [true, ""];
    try {
      await work;
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
