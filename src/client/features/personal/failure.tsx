import { Obstacle } from '#client/offline/change/obstacle.tsx';
import type { Change } from '#client/offline/change/use-change.ts';

/** What went wrong with a button or a form. That there is no network the page says once, at its top. */
export function Failure({ change }: { change: Change }) {
  return change.online ? <Obstacle change={change} /> : null;
}
