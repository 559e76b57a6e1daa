import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { classNames } from '#client/ui/class-names.ts';
import { placeLabels } from '#client/ui/drawings/map-labels.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '#client/ui/drawings/projection.ts';
import { textIn } from '#contract/locale.ts';
import type { ShipVoyageVO, TrackPlace } from '#contract/tracking.ts';
import { type DrawnLeg, drawnRoute, smoothPath, viewOfRoute } from './route-geometry.ts';

/** Size of the frame in its own units. */
const FRAME = { width: 600, height: 330 };
/** Height of a letter in units of the frame, where the drawing is narrow and where it is wide. */
const LETTERS = { narrow: 30, wide: 15 };

function Leg({ leg, toFrame }: { leg: DrawnLeg; toFrame: (point: Point) => Point }) {
  return (
    <path
      className={classNames('track-map-leg', !leg.done && 'track-map-ahead')}
      d={smoothPath(leg.points.map(toFrame))}
    />
  );
}

interface Mark {
  code: string;
  name: string;
  at: Point;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The names for one width of the drawing: their letters do not grow with it, so that a wide one has room for more. */
function Names({ marks, width }: { marks: readonly Mark[]; width: keyof typeof LETTERS }) {
  const labels = placeLabels(marks, FRAME, LETTERS[width]);
  return (
    <g className={`track-map-${width}`}>
      {marks.map(({ code, name, at }, index) => {
        const label = labels[index];
        return label ? (
          <text
            key={code}
            className="ui-map-figure-name track-map-name"
            x={percent(at.x, FRAME.width)}
            y={percent(at.y, FRAME.height)}
            dx={`${label.dx}em`}
            dy={`${label.dy}em`}
            textAnchor={label.anchor}
          >
            {name}
          </text>
        ) : null;
      })}
    </g>
  );
}

interface RouteMapProps {
  places: readonly TrackPlace[];
  legs: readonly ShipVoyageVO[];
}

/**
 * The route on an outline of the land, drawn from the positions of the ports; no borders, and no claim to know where a
 * ship is.
 */
export function RouteMap({ places, legs }: RouteMapProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const route = drawnRoute(places, legs);
  if (route === null) return null;
  const view = viewOfRoute(route, FRAME.width / FRAME.height);
  const scale = FRAME.width / view.width;
  const toFrame = ({ x, y }: Point) => ({ x: (x - view.x) * scale, y: (y - view.y) * scale });
  const marks = route.places.map(({ place, at }) => ({ ...place, name: textIn(locale, place.name), at: toFrame(at) }));
  // The world again on the side where the view reaches beyond its edge.
  const worlds = [-1, 0, 1].filter((turn) => view.x < (turn + 1) * MAP_WIDTH && view.x + view.width > turn * MAP_WIDTH);
  const names = marks.map(({ name }) => name).join(' → ');
  return (
    <figure className="ui-map-figure track-map">
      <svg role="img" aria-label={t`Map of the route: ${names}`}>
        <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
          {worlds.map((turn) => (
            <image
              key={turn}
              href="/drawings/coasts.svg"
              x={(turn * MAP_WIDTH - view.x) * scale}
              y={-view.y * scale}
              width={MAP_WIDTH * scale}
              height={MAP_HEIGHT * scale}
            />
          ))}
          {route.legs.map((leg) => (
            <Leg key={leg.key} leg={leg} toFrame={toFrame} />
          ))}
        </svg>
        {marks.map(({ code, at }) => (
          <circle
            key={code}
            className="track-map-port"
            cx={percent(at.x, FRAME.width)}
            cy={percent(at.y, FRAME.height)}
            r={4.5}
          />
        ))}
        <Names marks={marks} width="narrow" />
        <Names marks={marks} width="wide" />
      </svg>
      <figcaption>
        <Trans>
          Solid: done. Dashed: still ahead. The line follows the usual way by sea between the ports; it is not the
          position of a ship.
        </Trans>
      </figcaption>
    </figure>
  );
}
