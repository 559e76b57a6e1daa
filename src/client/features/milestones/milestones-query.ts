import { routeQuery } from '#client/offline/route-query.ts';

/** NEWS-02: all milestones, oldest first. */
export const milestoneList = () => routeQuery('milestones.list', {});
