import { routeQuery } from '#client/offline/route-query.ts';

/** Everything of one expert. */
export function expertDetail(id: string) {
  return routeQuery('experts.entry', { params: { id } });
}

/** All experts: the frame's own question, as that for their classes is, so that menu and page share one answer. */
export const expertList = () => routeQuery('experts.list', {});
/** The classes of all experts. */
export const expertClassList = () => routeQuery('experts.classes', {});
