import '#client/ui/drawings/drawing.css';
import { personInitials } from '#domain/initials.ts';

/** Ribs of the wall behind the letters, twelve units apart. */
const WALL = Array.from({ length: 28 }, (_, rib) => `M${rib * 12 - 82} -80v320`).join('');

/** How many tints there are, and ways for the route line below the letters. */
const TINTS = 3;
const WAYS = ['M-80 128h112l20-14h188', 'M-80 118h150l18 14h172', 'M-80 130h80l20-14h60l14 10h146'] as const;
const STOPS = [
  [52, 114],
  [70, 118],
  [80, 116],
] as const;

/** The same name has the same tile wherever it stands. */
const numberOf = (name: string) => [...name].reduce((sum, letter) => sum * 7 + (letter.codePointAt(0) ?? 0), 0) % 1009;

/**
 * The stand-in for a photo: what stands for the name, before a container wall and above a route with a stop. It fills its
 * frame. Decorative: the name is beside it.
 */
export function Portrait({ name }: { name: string }) {
  const number = numberOf(name);
  const way = Math.floor(number / TINTS) % WAYS.length;
  const [cx, cy] = STOPS[way] ?? STOPS[0];
  return (
    <svg
      className={`ui-drawing expert-portrait expert-portrait-${number % TINTS}`}
      viewBox="0 0 160 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="expert-portrait-ground" d="M-80-80h320v320H-80z" />
      <path className="expert-portrait-wall" d={WALL} />
      <text className="expert-portrait-letters" x="80" y="92" textAnchor="middle" fontSize="60">
        {personInitials(name)}
      </text>
      <path className="expert-portrait-way" d={WAYS[way]} />
      <circle className="expert-portrait-stop" cx={cx} cy={cy} r="6" />
    </svg>
  );
}
