/** A page's view of rows that lie on the device: not read yet, refused by the browser, or there. */
export type RowsView<Row> = { kind: 'reading' } | { kind: 'refused' } | { kind: 'ready'; rows: readonly Row[] };

const READING = { kind: 'reading' } as const;

/**
 * Rows of the one who is logged in, as all tabs of the device see them: what one tab changes, the others read again. The
 * rows themselves lie in the database, this is only what was read last.
 */
export class OwnRows<Row> {
  readonly #read: () => Promise<readonly Row[]>;
  readonly #channel: BroadcastChannel | null;
  readonly #listeners = new Set<() => void>();
  #view: RowsView<Row> = READING;
  #readings = 0;

  /** `channel` tells the other tabs; null where there is none to tell. */
  constructor(read: () => Promise<readonly Row[]>, channel: BroadcastChannel | null) {
    this.#read = read;
    this.#channel = channel;
    if (channel !== null) channel.onmessage = () => void this.read();
  }

  get view(): RowsView<Row> {
    return this.#view;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the rows again; of several readings at once the last one begun counts. */
  async read(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    const view = await this.#read().then(
      (rows): RowsView<Row> => ({ kind: 'ready', rows }),
      (): RowsView<Row> => ({ kind: 'refused' }),
    );
    if (reading === this.#readings) this.#show(view);
  }

  /** After the rows were changed: reads them again, here and in the other tabs. */
  async changed(): Promise<void> {
    this.#channel?.postMessage(null);
    await this.read();
  }

  /** Drops the rows from view: their owner is not logged in any more. */
  forget(): void {
    this.#readings += 1;
    this.#show(READING);
  }

  #show(view: RowsView<Row>): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
