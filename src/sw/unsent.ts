import { OUTBOX_DATABASE } from '#contract/outbox-database.ts';

/** Part of an entry that is read here, whether it waits or has arrived. */
interface EntryLike {
  readonly state?: unknown;
}

const { name, entries, drafts } = OUTBOX_DATABASE;

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** The database as the page has made it; null when there is none, and none is made then. */
function open(factory: Pick<IDBFactory, 'open'>): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const asked = factory.open(name);
    let isNew = false;
    asked.onupgradeneeded = () => {
      isNew = true;
      asked.transaction?.abort();
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => (isNew ? resolve(null) : reject(asked.error));
  });
}

/** A navigation waits for it: a database that has not answered for so long tells nothing (ms). */
const PATIENCE_MS = 3_000;

async function look(factory: Pick<IDBFactory, 'open'>): Promise<boolean> {
  try {
    const database = await open(factory);
    if (database === null) return false;
    try {
      const reading = database.transaction([entries, drafts]);
      const [typed, waiting] = await Promise.all([
        answerOf(reading.objectStore(drafts).count()),
        answerOf<EntryLike[]>(reading.objectStore(entries).getAll()),
      ]);
      return typed > 0 || waiting.some(({ state }) => state !== 'delivered');
    } finally {
      database.close();
    }
  } catch {
    return true;
  }
}

/** Whether anything that was typed on this device has not arrived yet. True when that cannot be told. */
export function hasUnsent(factory: Pick<IDBFactory, 'open'>): Promise<boolean> {
  const late = new Promise<true>((resolve) => setTimeout(resolve, PATIENCE_MS, true));
  return Promise.race([look(factory), late]);
}
