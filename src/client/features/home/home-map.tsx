import { useLingui } from '@lingui/react/macro';
import { arcPath, type LonLat, MAP_HEIGHT, MAP_WIDTH, project } from '#client/ui/drawings/projection.ts';
import { HOME_DRAWINGS } from './home-icon.tsx';

const NINGBO: LonLat = [121.9, 29.9];
const HAMBURG: LonLat = [9.9, 53.5];
const LOS_ANGELES: LonLat = [-118.3, 33.7];
const BEND = 0.26;

function Port({ at, name, code }: { at: LonLat; name: string; code: string }) {
  const { x, y } = project(at);
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle className="ui-map-port" r="6" />
      <text className="ui-map-name" y="36" textAnchor="middle">
        {name}
        <tspan className="ui-map-code" x="0" dy="1.15em">
          {code}
        </tspan>
      </text>
    </g>
  );
}

/**
 * The lanes of the company on a world of dots: one sailed every week, one on request. The land comes by reference and
 * not as an image: an image of this size would count as the page's largest paint and be the last to arrive.
 */
export function HomeMap() {
  const { t } = useLingui();
  return (
    <svg
      className="ui-map"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="img"
      aria-label={t`Map of the world with a lane from Ningbo to Hamburg and one from Ningbo to Los Angeles`}
    >
      <use className="ui-map-land" href={`${HOME_DRAWINGS}#land`} />
      <path className="ui-map-lane ui-map-solid" d={arcPath(HAMBURG, NINGBO, BEND)} />
      <path className="ui-map-lane ui-map-dashed" d={arcPath(NINGBO, LOS_ANGELES, BEND)} />
      <Port at={HAMBURG} name={t`Hamburg`} code="DEHAM" />
      <Port at={NINGBO} name={t`Ningbo`} code="CNNGB" />
      <Port at={LOS_ANGELES} name={t`Los Angeles`} code="USLAX" />
    </svg>
  );
}
