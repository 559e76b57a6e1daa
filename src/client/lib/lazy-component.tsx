import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { type BackoffPlan, backoff } from './backoff.ts';
import { useHydrated } from './use-hydrated.ts';

const PAUSES: BackoffPlan = { first: 1_000, last: 30_000 };

/** Resolves after a pause, or as soon as the device is online again. */
function untilNextTry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}

/** The server does not wait for code: React would report each boundary that it left unfinished in the document. */
function OnceHydrated({ place, children }: { place: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/**
 * A component whose code is fetched when it is first drawn: for what opens on demand. `Place` stands for it until then,
 * nothing by default. A failed fetch is tried again, with growing pauses and at once when the device is online: what stands
 * around it stays.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType = () => null,
): (props: Props) => React.JSX.Element {
  const fetchIt = async (failures = 0): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      await untilNextTry(backoff(failures, PAUSES));
      return fetchIt(failures + 1);
    }
  };
  const Lazy = lazy(() => fetchIt());
  return (props) => <OnceHydrated place={<Place />}>{createElement<Props>(Lazy, props)}</OnceHydrated>;
}
