import { useEffect, useState } from 'react';

/** Wait after which the visitor is told that something takes long, in milliseconds. */
const PATIENCE_MS = 4_000;

/** True when something has been on its way, or its component shown, for so long that the visitor should be told. */
export function useLate(onTheWay = true): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!onTheWay) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [onTheWay]);
  return late;
}
