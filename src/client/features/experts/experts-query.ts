import { routeQuery } from '#client/offline/route-query.ts';

/** Everything of one expert. */
export function expertDetail(id: string) {
  return routeQuery('experts.entry', { params: { id } });
}

/** All experts and their classes: the frame's own questions, so that menu and page share one answer. */
export const expertList = () => routeQuery('experts.list', {});
export const expertClassList = () => routeQuery('experts.classes', {});
