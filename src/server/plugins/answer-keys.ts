/** Longest address that is remembered, and how many: a few megabytes at most. */
const ADDRESS_MAX = 1000;
const ADDRESSES_MAX = 5000;

const addressOf = (method: string, url: string): string =>
  method === 'GET' || method === 'HEAD' ? url : `${method} ${url}`;

/**
 * By which key an address asks. One question can be written as any number of addresses (unknown parameters, another order,
 * `%61` for `a`): its answer is kept once, and the addresses only save reading them again.
 */
export class AnswerKeys {
  readonly #keys = new Map<string, string>();

  /** The key of an address that was read before. */
  get(method: string, url: string): string | undefined {
    return this.#keys.get(addressOf(method, url));
  }

  /** Remembers what an address asks; the longest known one is forgotten first. */
  set(method: string, url: string, key: string): void {
    const address = addressOf(method, url);
    if (address.length > ADDRESS_MAX) return;
    this.#keys.delete(address);
    this.#keys.set(address, key);
    if (this.#keys.size <= ADDRESSES_MAX) return;
    const [oldest] = this.#keys.keys();
    if (oldest !== undefined) this.#keys.delete(oldest);
  }
}
