import type { Answer } from './answer.ts';

/** A source that an answer was made from: a dictionary table, the news, or the site's documents. */
export type Tag = string;

interface Entry {
  answer: Answer;
  tags: ReadonlySet<Tag>;
  /** Times of the store's clock: when it was made, and from when on it is used only where no new one can be had. */
  made: number;
  expires: number;
  /** Until then no new one is tried. */
  restsUntil: number;
  bytes: number;
}

/** An answer that is out of date, for when there is no other. */
export interface Old {
  answer: Answer;
  /** Milliseconds since it was made. */
  age: number;
  /** Whether making a new one has just failed, and is not to be tried again yet. */
  rests: boolean;
}

/** An answer just made, and how long it may be used when nobody says that its sources changed. */
export interface Made {
  answer: Answer;
  tags: Iterable<Tag>;
  /** Milliseconds; 0 keeps nothing. */
  ttl: number;
  /** True where it says that something could not be had, or leaves it out: what was kept before says more. */
  lacking?: boolean;
}

/** An answer that is being made for those who wait for it. */
interface Making {
  made: Promise<Made>;
  waiting: number;
  nobody: AbortController;
}

/** Headers, keys and bookkeeping of one entry, roughly. */
const OVERHEAD = 2000;

/** How long an answer that is out of date may stand in for a new one, in milliseconds. */
const OLD_MAX_MS = 86_400_000;

/** How long it does before a new one is tried again. */
const REST_MS = 3000;

/**
 * Answers by key, the least recently used leaving first; out of date by tag when what they were made from changes. What is
 * out of date stays while there is room, for when no new answer can be made.
 */
export class AnswerStore {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Making>();
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

  /** How many are up to date. */
  get size(): number {
    return [...this.#entries.values()].filter(({ expires }) => expires > this.#clock()).length;
  }

  /** The answer kept under a key. */
  get(key: string): Answer | undefined {
    return this.getTagged(key)?.answer;
  }

  /** The answer kept under a key with its tags, for answers that are parts of others. */
  getTagged(key: string): { answer: Answer; tags: ReadonlySet<Tag> } | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.expires <= this.#clock()) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The answer under a key that was kept until it was out of date. */
  getOld(key: string): Old | undefined {
    const entry = this.#entries.get(key);
    const now = this.#clock();
    if (entry === undefined || now - entry.made > OLD_MAX_MS) return undefined;
    return { answer: entry.answer, age: now - entry.made, rests: entry.restsUntil > now };
  }

  /** Lets an old answer stand in for a while before a new one is tried again. */
  rest(key: string): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.restsUntil = this.#clock() + REST_MS;
  }

  /**
   * Makes an answer once, however many ask for it meanwhile, and keeps it. `make` is told when all of them are `gone`. Rejects
   * as `make` does, keeping nothing.
   */
  async through(key: string, make: (nobody: AbortSignal) => Promise<Made>, gone?: AbortSignal): Promise<Made> {
    const making = this.#making.get(key) ?? this.#begin(key, make);
    making.waiting += 1;
    const leave = () => {
      making.waiting -= 1;
      if (making.waiting > 0) return;
      // A request that comes now begins anew, instead of being told that nobody waits.
      if (this.#making.get(key) === making) this.#making.delete(key);
      making.nobody.abort(gone?.reason);
    };
    if (gone?.aborted) leave();
    else gone?.addEventListener('abort', leave, { once: true });
    return making.made.finally(() => gone?.removeEventListener('abort', leave));
  }

  #begin(key: string, make: (nobody: AbortSignal) => Promise<Made>): Making {
    const before = this.#changes;
    const nobody = new AbortController();
    const work = async (): Promise<Made> => {
      try {
        const made = await make(nobody.signal);
        // Something changed while it was being made: it may hold the old state, so only those who already wait get it.
        if (before === this.#changes && made.ttl > 0) this.#put(key, made);
        return made;
      } finally {
        if (this.#making.get(key) === making) this.#making.delete(key);
      }
    };
    const making: Making = { made: Promise.resolve().then(work), waiting: 0, nobody };
    this.#making.set(key, making);
    return making;
  }

  #put(key: string, { answer, tags, ttl }: Made): void {
    this.#remove(key);
    // The coded forms come later and are smaller, together at most as large as the body.
    const bytes = answer.body.length * 2 + OVERHEAD;
    const made = this.#clock();
    this.#entries.set(key, { answer, tags: new Set(tags), made, expires: made + ttl, restsUntil: made, bytes });
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

  /** Makes answers from a source out of date; without a tag, all. Those being made right now are not kept either. */
  invalidate(tag?: Tag): void {
    this.#variants?.invalidate(tag);
    this.#changes += 1;
    this.#making.clear();
    for (const entry of this.#entries.values()) {
      if (tag === undefined || entry.tags.has(tag)) entry.expires = Math.min(entry.expires, this.#clock());
    }
  }
}
