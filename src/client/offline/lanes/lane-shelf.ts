import { type KeptLane, readLanes } from './lane-list.ts';

/** Where the lanes of a visitor stand. */
interface LaneShelf {
  /** Puts another list in the place of the present one; the others see it through `watch`. */
  change(make: (lanes: readonly KeptLane[]) => KeptLane[]): Promise<void>;
  /** Tells the list, now and after each change in whichever tab; returns what ends it. */
  watch(onLanes: (lanes: readonly KeptLane[]) => void): () => void;
}

const NAME = 'lanes';

/** For a visitor who is not logged in: this browser's local storage, which may be blocked or hold anything. */
function browserShelf(): LaneShelf {
  const heard = new Set<() => void>();
  const read = (): KeptLane[] => {
    try {
      return readLanes(JSON.parse(localStorage.getItem(NAME) ?? '[]'));
    } catch {
      return [];
    }
  };
  return {
    async change(make) {
      localStorage.setItem(NAME, JSON.stringify(make(read())));
      for (const hear of heard) hear();
    },
    watch(onLanes) {
      const tell = () => onLanes(read());
      const hear = ({ key }: StorageEvent) => {
        if (key === NAME || key === null) tell();
      };
      heard.add(tell);
      window.addEventListener('storage', hear);
      tell();
      return () => {
        heard.delete(tell);
        window.removeEventListener('storage', hear);
      };
    },
  };
}

/** For whoever is logged in: the database of his account, which leaves the device with him. */
const accountShelf: LaneShelf = {
  async change(make) {
    const { withUserDatabase } = await import('#client/offline/device-storage.ts');
    await withUserDatabase((database) =>
      database.transaction('rw', database.lists, async () => {
        const present = await database.lists.get(NAME);
        await database.lists.put({ name: NAME, rows: make(readLanes(present?.rows)) });
      }),
    );
  },
  watch(onLanes) {
    let stop: (() => void) | null = null;
    let over = false;
    const begin = async () => {
      const { watchList } = await import('#client/offline/device-storage.ts');
      if (!over) stop = watchList(NAME, (rows) => onLanes(readLanes(rows)));
    };
    // Without the database there are no lanes to tell.
    begin().catch(() => undefined);
    return () => {
      over = true;
      stop?.();
    };
  },
};

const browser = browserShelf();

/** The shelf of an account, or of a visitor without one. */
export function shelfOf(userId: string | undefined): LaneShelf {
  return userId === undefined ? browser : accountShelf;
}
