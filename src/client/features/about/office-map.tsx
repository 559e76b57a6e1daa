import { Trans } from '@lingui/react/macro';
import { preload } from 'react-dom';
import { useLocale } from '#client/i18n/use-locale.ts';
import { type Label, placeLabels } from '#client/ui/drawings/map-labels.ts';
import { placeIn, viewOf } from '#client/ui/drawings/map-view.ts';
import { isNear, NEAR_COAST } from '#client/ui/drawings/near-coast.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '#client/ui/drawings/projection.ts';
import type { Office } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import '#client/ui/map.css';
import './office-map.css';

/** Width of the frame in its own units. */
const FRAME_WIDTH = 600;
/** The surroundings of one office: some 44 degrees of longitude. */
const LEAST_WIDTH = 118;

interface MarksProps {
  marks: readonly Mark[];
  frame: { width: number; height: number };
  screen: 'small' | 'large';
  letter: number;
}

interface OfficeMapProps {
  /** Sentence that describes the drawing. */
  title: string;
  /** All offices that are marked, the head office first. */
  offices: readonly Office[];
  /** `first` shows the surroundings of the first office, `all` as much of the world as is needed. */
  show: 'first' | 'all';
}

interface Mark {
  id: string;
  name: string;
  at: Point;
}

/** The line from a pin to a name that found no room beside it. */
function Leader({ at, label, letter }: { at: Point; label: Label; letter: number }) {
  const end = label.x - (label.anchor === 'start' ? 0.2 : -0.2) * letter;
  return <path className="office-map-leader" d={`M${at.x} ${at.y}L${end} ${label.y - 0.35 * letter}`} />;
}

/**
 * Pins and names for one size of the screen: letters are units of the frame, so the same drawing needs larger ones on a
 * phone, and there some names stand further off.
 */
function Marks({ marks, frame, screen, letter }: MarksProps) {
  const labels = placeLabels(marks, frame, letter, true);
  return (
    <g className={`office-map-${screen}`} fontSize={letter}>
      {/* The larger pin of the head office, which is the first, lies below those that touch it, and hides none. */}
      {marks.map(({ id, name, at }, index) => {
        const label = labels[index];
        const head = index === 0;
        return (
          <g key={id} className={head ? 'office-map-head' : undefined}>
            {label?.led ? <Leader at={at} label={label} letter={letter} /> : null}
            <circle className="office-map-pin" cx={at.x} cy={at.y} r={letter / (head ? 2.8 : 4.4)} />
            {label ? (
              <text className="ui-map-figure-name" x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** ABOUT-02: offices on an outline of the land, drawn on the device; no borders, nothing from elsewhere. */
export function OfficeMap({ title, offices, show }: OfficeMapProps) {
  const locale = useLocale();
  const aspect = show === 'all' ? 2.2 : 1.5;
  const places = offices.map(({ position }) => [position.longitude, position.latitude] as const);
  if (places.length === 0) return null;
  const view = viewOf(show === 'all' ? places : places.slice(0, 1), aspect, LEAST_WIDTH);
  const frame = { width: FRAME_WIDTH, height: FRAME_WIDTH / aspect };
  const marks = offices.map((office, index) => ({
    id: office.id,
    name: textIn(locale, office.city),
    at: placeIn(view, FRAME_WIDTH, places[index] ?? [0, 0]),
  }));
  const scale = FRAME_WIDTH / view.width;
  const near = isNear(view);
  const land = near ? '/drawings/coasts-near.svg' : '/drawings/coasts.svg';
  // Within a drawing it would be found only once the page is laid out, and the marks would stand on nothing until then.
  preload(land, { as: 'image' });
  const drawn = near ? NEAR_COAST : { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };
  return (
    <figure className="ui-map-figure">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={title}
        preserveAspectRatio="xMidYMid slice"
      >
        <image
          href={land}
          x={(drawn.x - view.x) * scale}
          y={(drawn.y - view.y) * scale}
          width={drawn.width * scale}
          height={drawn.height * scale}
        />
        <Marks marks={marks} frame={frame} screen="small" letter={24} />
        <Marks marks={marks} frame={frame} screen="large" letter={show === 'all' ? 10 : 16} />
      </svg>
      <figcaption>
        <Trans>Outline of the land without borders, drawn on your device; works without a connection.</Trans>
      </figcaption>
    </figure>
  );
}
