/** Keeps the bytes of files under ids the server makes: letters, digits, `-` and `_`. */
export interface StoragePort {
  /** For the line at the start that says which adapter is active. */
  readonly name: string;
  /** Keeps bytes whole, or leaves what is there under this id as it is: what was interrupted may come again. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Null when there is nothing under this id. */
  get(id: string): Promise<Buffer | null>;
  /** Removes what is there, also what was not written to its end; nothing there is as good. */
  remove(id: string): Promise<void>;
  /** The ids of everything that is there, many at a time. */
  ids(): AsyncIterable<string[]>;
}
