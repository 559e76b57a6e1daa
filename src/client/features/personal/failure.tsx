import { Obstacle } from '#client/offline/change/obstacle.tsx';
import type { Change } from '#client/offline/change/use-change.ts';

/** Error of a button or a form. A missing connection is left to the page, which reports it once, at its top. */
export function Failure({ change }: { change: Change }) {
  return change.online ? <Obstacle change={change} /> : null;
}
