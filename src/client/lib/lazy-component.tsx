import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { loadAgain } from './load-again.ts';
import { useHydrated } from './use-hydrated.ts';

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
  const Lazy = lazy(async () => ({ default: await loadAgain(load) }));
  return (props) => <OnceHydrated place={<Place />}>{createElement<Props>(Lazy, props)}</OnceHydrated>;
}
