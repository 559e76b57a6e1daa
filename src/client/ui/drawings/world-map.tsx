import { arcPath, type LonLat, MAP_HEIGHT, MAP_WIDTH, project } from './projection.ts';
import { WORLD_DOTS } from './world-dots.ts';

interface MapPort {
  code: string;
  name: string;
  at: LonLat;
  /** Where the label stands; keep labels of neighbours apart. */
  side?: 'start' | 'end' | 'above' | 'below' | undefined;
  /** Language of the name where it differs from the page. */
  lang?: string | undefined;
}

interface MapLane {
  from: LonLat;
  to: LonLat;
  /** Solid: sailing now; dashed: estimated. */
  kind: 'solid' | 'dashed';
  /** Bulge to the north as a share of the length. */
  bend?: number | undefined;
}

interface WorldMapProps {
  /** Description of the drawing, in a sentence. */
  title: string;
  ports: readonly MapPort[];
  lanes: readonly MapLane[];
}

/* Heights in em: the letters are larger on phones, where the whole map is small. */
const offsets = {
  start: { x: -16, y: 0, dy: '-0.1em', anchor: 'end' },
  end: { x: 16, y: 0, dy: '-0.1em', anchor: 'start' },
  above: { x: 0, y: -18, dy: '-1em', anchor: 'middle' },
  below: { x: 0, y: 16, dy: '0.9em', anchor: 'middle' },
} as const;

function PortMark({ port }: { port: MapPort }) {
  const { x, y } = project(port.at);
  const offset = offsets[port.side ?? 'end'];
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle className="ui-map-port" r="8" />
      <text className="ui-map-name" x={offset.x} y={offset.y} textAnchor={offset.anchor} lang={port.lang}>
        <tspan x={offset.x} dy={offset.dy}>
          {port.name}
        </tspan>
        <tspan className="ui-map-code" x={offset.x} dy="1.15em">
          {port.code}
        </tspan>
      </text>
    </g>
  );
}

/** The world in dots with the company's lanes as arcs; stands on the deep band. */
export function WorldMap({ title, ports, lanes }: WorldMapProps) {
  return (
    <svg className="ui-map" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={title}>
      <path className="ui-map-land" transform="translate(2 3.5)" d={WORLD_DOTS} />
      {lanes.map((lane) => (
        <path
          key={`${lane.from.join()} ${lane.to.join()}`}
          className={`ui-map-lane ui-map-${lane.kind}`}
          d={arcPath(lane.from, lane.to, lane.bend)}
        />
      ))}
      {ports.map((port) => (
        <PortMark key={port.code} port={port} />
      ))}
    </svg>
  );
}
