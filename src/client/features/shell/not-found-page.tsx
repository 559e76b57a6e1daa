import { part } from '#client/lib/part.tsx';

const NotFoundView = part(async () => (await import('./not-found-view.tsx')).NotFoundView);

/** ROUTE-16: what stands at an unknown address; its view comes when it is needed. */
export function NotFoundPage() {
  return <NotFoundView />;
}
