import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { classNames } from '#client/ui/class-names.ts';
import { arcPath, MAP_HEIGHT, MAP_WIDTH, project } from '#client/ui/drawings/projection.ts';
import { WORLD_DOTS } from '#client/ui/drawings/world-dots.ts';
import { textIn } from '#contract/locale.ts';
import { LANE_PORTS, LANES, type LanePort } from './home-lanes.ts';

function Port({ port: { code, name, at, small, hub = false } }: { port: LanePort }) {
  const locale = useLocale();
  const { x, y } = project(at);
  const side = hub ? 12 : 0;
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle className="ui-map-port" r="6" />
      <text
        className={classNames('ui-map-name', small && 'home-map-small')}
        x={side}
        y={hub ? 26 : 36}
        textAnchor={hub ? 'start' : 'middle'}
      >
        {textIn(locale, name)}
        <tspan className="ui-map-code" x={side} dy="1.15em">
          {code}
        </tspan>
      </text>
    </g>
  );
}

/**
 * The lanes of the company on a world of dots: those sailed every week and those on request. The land stands in the document:
 * by reference it came seconds after the first paint on a phone, and as an image it would count as the page's largest paint.
 */
export function HomeMap() {
  const { t } = useLingui();
  return (
    <svg
      className="ui-map"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="img"
      aria-label={t`Map of the world with the lanes from Ningbo to Hamburg, Singapore, Jebel Ali and Los Angeles`}
    >
      <path className="ui-map-land" transform="translate(2 3.5)" d={WORLD_DOTS} />
      {LANES.map(({ from, to, kind, bend }) => (
        <path
          key={from.code + to.code}
          className={classNames('ui-map-lane', kind === 'dashed' && 'ui-map-dashed')}
          d={arcPath(from.at, to.at, bend)}
        />
      ))}
      {LANE_PORTS.map((port) => (
        <Port key={port.code} port={port} />
      ))}
    </svg>
  );
}
