import { useCallback, useEffect, useState } from 'react';
import { type Room, roomOnDevice } from '#client/offline/saving/keep-for-good.ts';
import type { Stock } from '#client/offline/saving/stock.ts';

/** Stock of the device and the room it takes; null until known, the room also where the browser does not tell. */
interface Holdings {
  stock: Stock | null;
  room: Room | null;
  /** Looks again, after something was saved or removed. */
  look(): void;
}

/** Looks through the device's store now, and again whenever `saving` ends. */
export function useHoldings(saving: boolean): Holdings {
  const [stock, setStock] = useState<Stock | null>(null);
  const [room, setRoom] = useState<Room | null>(null);
  const look = useCallback(() => {
    // The database's code comes with the first question to it.
    void import('#client/offline/device-storage.ts')
      .then(({ takeStock }) => takeStock())
      .then(setStock)
      // Without that code what was known stays; it is asked for again at the next look.
      .catch(() => undefined);
    void roomOnDevice().then(setRoom);
  }, []);
  useEffect(() => {
    if (!saving) look();
  }, [saving, look]);
  return { stock, room, look };
}
