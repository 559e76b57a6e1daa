import '#client/ui/drawings/drawing.css';
import { personInitials } from '#domain/initials.ts';

/** Ribs of the wall behind the bust, twelve units apart. */
const WALL = Array.from({ length: 14 }, (_, rib) => `M${rib * 12 + 2} -80v300`).join('');

/**
 * The drawn stand-in for a photo: a bust before a container wall, wearing the initials. It fills its frame from the
 * bottom. Decorative: the name is beside it.
 */
export function Portrait({ name }: { name: string }) {
  return (
    <svg
      className="ui-drawing expert-portrait"
      viewBox="0 0 160 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="ui-d1" d="M-80-80h320v240H-80z" />
      <path className="ui-fine expert-portrait-wall" d={WALL} />
      <path className="ui-d2" d="M66 82h28v30H66z" />
      <circle className="expert-portrait-face" cx="80" cy="60" r="31" />
      <path className="expert-portrait-shade" d="M80 29a31 31 0 0 1 0 62 31 31 0 0 0 10-23 31 31 0 0 0-10-39z" />
      <circle className="ui-line" cx="80" cy="60" r="31" />
      <path className="expert-portrait-coat" d="M14 160c0-37 26-59 66-59s66 22 66 59z" />
      <path className="expert-portrait-collar" d="M62 103l18 17 18-17" />
      <text className="expert-portrait-letters" x="80" y="148" textAnchor="middle" fontSize="24">
        {personInitials(name)}
      </text>
    </svg>
  );
}
