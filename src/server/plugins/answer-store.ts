import type { Answer } from './answer.ts';

/** What an answer was made from: a dictionary table, the news, or the site's documents. */
export type Tag = string;

interface Entry {
  answer: Answer;
  tags: ReadonlySet<Tag>;
  /** Time of the store's clock from which on the answer is not used any more. */
  expires: number;
  bytes: number;
}

/** An answer just made, and how long it may be used when nobody says that its sources changed. */
export interface Made {
  answer: Answer;
  tags: Iterable<Tag>;
  /** Milliseconds; 0 keeps nothing. */
  ttl: number;
}

/** Headers, keys and bookkeeping of one entry, roughly. */
const OVERHEAD = 2000;

/** Answers by key, the least recently used leaving first; forgotten by tag when what they were made from changes. */
export class AnswerStore {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Made>>();
  readonly #maxBytes: number;
  readonly #clock: () => number;
  readonly #variants: AnswerStore | null;
  #bytes = 0;
  #changes = 0;

  /** `variants` is a store with a room of its own, forgotten together with this one. */
  constructor(maxBytes: number, clock: () => number, variants: AnswerStore | null = null) {
    this.#maxBytes = maxBytes;
    this.#clock = clock;
    this.#variants = variants;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The answer kept under a key. */
  get(key: string): Answer | undefined {
    return this.getTagged(key)?.answer;
  }

  /** The answer kept under a key with its tags, for answers that are parts of others. */
  getTagged(key: string): { answer: Answer; tags: ReadonlySet<Tag> } | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expires <= this.#clock()) {
      this.#remove(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Makes an answer once, however many ask for it meanwhile, and keeps it. Rejects as `make` does, keeping nothing. */
  async through(key: string, make: () => Promise<Made>): Promise<Made> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const before = this.#changes;
    const making = make();
    this.#making.set(key, making);
    try {
      const made = await making;
      // Something changed while it was being made: it may hold the old state, so only those who already wait get it.
      if (before === this.#changes && made.ttl > 0) this.#put(key, made);
      return made;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  #put(key: string, { answer, tags, ttl }: Made): void {
    this.#remove(key);
    // The coded forms come later and are smaller, together at most as large as the body.
    const bytes = answer.body.length * 2 + OVERHEAD;
    this.#entries.set(key, { answer, tags: new Set(tags), expires: this.#clock() + ttl, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  /** Forgets what was made from this; without a tag, everything. Answers being made right now are not kept either. */
  invalidate(tag?: Tag): void {
    this.#variants?.invalidate(tag);
    this.#changes += 1;
    this.#making.clear();
    for (const [key, { tags }] of this.#entries) if (tag === undefined || tags.has(tag)) this.#remove(key);
  }
}
