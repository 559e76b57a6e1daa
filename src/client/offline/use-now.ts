import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time (ms), renewed twice a minute; null on the server and during hydration, where two clocks would differ. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
