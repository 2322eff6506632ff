/** The address of this house for other devices: on the machine itself, the page has one that phones cannot use. */
import { house } from "./wire";

class Address {
  origin = $state(location.origin);

  /** Ask the house; if it does not answer, the address stays as it is. */
  async find(): Promise<void> {
    if (!["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) return;
    const found = await house.house().catch(() => null);
    if (found?.network) this.origin = found.network.replace(/\/$/, "");
  }

  /** The link to join that table. */
  join(code: string): string {
    return `${this.origin}/j/${code}`;
  }
}

export const address = new Address();
