/** Local storage key under which the device notes, beside the database, what waits in it. */
const STORAGE_KEY = 'outbox';

/** A record of an entry: enough to say what was lost, and nothing of what it said. */
export interface Mark {
  id: string;
  route: string;
  createdAt: number;
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false;
  const { id, route, createdAt } = value as Partial<Record<keyof Mark, unknown>>;
  return typeof id === 'string' && typeof route === 'string' && typeof createdAt === 'number';
}

/**
 * Marks of what waits to be sent. A browser may delete the database to make room; without a note in another place nobody
 * would ever learn of it. `storage` may be blocked: then there are no marks, and nothing is said to be lost.
 */
export function createMarker(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  function read(): Mark[] {
    try {
      const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isMark) : [];
    } catch {
      return [];
    }
  }
  function write(marks: readonly Mark[]): void {
    try {
      if (marks.length === 0) storage().removeItem(STORAGE_KEY);
      else storage().setItem(STORAGE_KEY, JSON.stringify(marks));
    } catch {
      // Blocked or full.
    }
  }
  return {
    /** After an entry was written. */
    add({ id, route, createdAt }: Mark): void {
      write([...read().filter((mark) => mark.id !== id), { id, route, createdAt }]);
    },
    /** Before an entry goes, by whatever way. */
    remove(ids: readonly string[]): void {
      const marks = read();
      const left = marks.filter(({ id }) => !ids.includes(id));
      if (left.length < marks.length) write(left);
    },
    /**
     * The marks of entries that are missing. Looked up twice: between reading the entries and the marks, another tab
     * may write both.
     */
    async lost(readIds: () => Promise<ReadonlySet<string>>): Promise<Mark[]> {
      const missing = async () => {
        const present = await readIds();
        return read().filter(({ id }) => !present.has(id));
      };
      return (await missing()).length === 0 ? [] : missing();
    },
  };
}

/** The marks of this device. */
export const marker = createMarker(() => window.localStorage);
