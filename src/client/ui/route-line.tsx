import './route-line.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** `done` happened, `next` is expected on a confirmed plan, `estimate` is only estimated. */
type StopState = 'done' | 'next' | 'estimate';

export interface RouteStop {
  key: string;
  label: ReactNode;
  state: StopState;
  /** Later than planned: the stop turns orange; say so in the words too. */
  late?: boolean | undefined;
  /** The place where things are now; at most one stop. */
  current?: boolean | undefined;
  /** The state in a word for those who do not see the shapes. */
  stateLabel: string;
  /** Time, place or a link under the label. */
  note?: ReactNode;
}

interface RouteLineProps {
  label: string;
  stops: readonly RouteStop[];
  /** `auto` is vertical on phones and horizontal from 750 px. */
  direction?: 'auto' | 'vertical' | undefined;
}

/** The route line: filled = happened, ring = expected, dashed = estimated, orange = late. */
export function RouteLine({ label, stops, direction = 'auto' }: RouteLineProps) {
  return (
    <ol className={`ui-route ui-route-${direction}`} aria-label={label}>
      {stops.map((stop) => (
        <li
          key={stop.key}
          className={classNames('ui-stop', `ui-stop-${stop.state}`, stop.late && 'ui-stop-late')}
          aria-current={stop.current ? 'step' : undefined}
        >
          <span className="ui-stop-label">
            {stop.label}
            <span className="ui-hidden"> {stop.stateLabel}</span>
          </span>
          {stop.note ? <span className="ui-stop-note">{stop.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
