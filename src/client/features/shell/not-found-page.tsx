import { NotFoundView } from './not-found-view.tsx';

/** ROUTE-16: what stands at an unknown address; its view comes when it is needed. */
export function NotFoundPage() {
  return <NotFoundView />;
}
