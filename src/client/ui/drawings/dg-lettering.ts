interface Sign {
  width: number;
  /** Strokes from the sign's upper left corner, in steps that start where the last one ended. */
  strokes: string;
}

/** Height of a sign, from the middle of its uppermost stroke to that of the lowest. */
const HEIGHT = 12;
const GAP = 4.6;

/** Breadth of the strokes, in the same units. */
const STROKE = 2.7;

/** Characters of hazard labels: figures, the point, and the compatibility groups of class 1. */
const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ['.', { width: 1, strokes: 'm.4 12h.2' }],
  ['1', { width: 4.2, strokes: 'm.4 3l3.8-3v12' }],
  ['2', { width: 8, strokes: 'm0 3.6c0-2.2 1.6-3.6 4-3.6s4 1.3 4 3.4c0 1.5-.8 2.5-2 3.6l-5.7 5h7.9' }],
  ['3', { width: 8, strokes: 'm.3 0h7.2l-3.6 4.6c2.6-.2 4.1 1.4 4.1 3.6 0 2.3-1.7 3.8-4.1 3.8-2 0-3.5-1-3.9-3' }],
  ['4', { width: 8.4, strokes: 'm5.9 12v-12l-5.9 8.8h8.4' }],
  [
    '5',
    {
      width: 8,
      strokes: 'm7.4 0h-6l-.7 5.6c.8-.8 1.9-1.2 3.2-1.2 2.5 0 4.1 1.6 4.1 3.7 0 2.4-1.7 3.9-4.1 3.9-2 0-3.4-.9-3.9-2.7',
    },
  ],
  [
    '6',
    {
      width: 8,
      strokes: 'm6.2 0c-3.4 1.4-6.2 4.4-6.2 8.1 0 2.4 1.7 3.9 4 3.9s4-1.5 4-3.8-1.6-3.7-3.8-3.7c-1.9 0-3.6 1.2-4.1 3',
    },
  ],
  ['7', { width: 8, strokes: 'm.2 0h7.8l-5 12' }],
  [
    '8',
    {
      width: 8,
      strokes:
        'm4 5.6c-2 0-3.4-1.1-3.4-2.8s1.4-2.8 3.4-2.8 3.4 1.1 3.4 2.8-1.4 2.8-3.4 2.8zc-2.4 0-4 1.3-4 3.2s1.6 3.2 4 3.2 4-1.3 4-3.2-1.6-3.2-4-3.2z',
    },
  ],
  [
    '9',
    {
      width: 8,
      strokes: 'm1.8 12c3.4-1.4 6.2-4.4 6.2-8.1 0-2.4-1.7-3.9-4-3.9s-4 1.5-4 3.8 1.6 3.7 3.8 3.7c1.9 0 3.6-1.2 4.1-3',
    },
  ],
  ['A', { width: 8.4, strokes: 'm0 12l4.2-12 4.2 12m-1.4-4h-5.6' }],
  [
    'B',
    {
      width: 8,
      strokes: 'm0 5.7h4.4c1.8 0 3-1.1 3-2.8s-1.2-2.9-3-2.9h-4.4v12h4.6c2 0 3.4-1.2 3.4-3.1s-1.4-3.2-3.4-3.2',
    },
  ],
  ['C', { width: 8, strokes: 'm8 2.6c-.7-1.6-2.1-2.6-3.9-2.6-2.6 0-4.1 2-4.1 6s1.5 6 4.1 6c1.8 0 3.2-1 3.9-2.6' }],
  ['D', { width: 8, strokes: 'm0 0v12h3.2c3.2 0 4.8-2.2 4.8-6s-1.6-6-4.8-6z' }],
  ['E', { width: 7, strokes: 'm7 0h-7v12h7m-.6-6.2h-6.4' }],
  ['F', { width: 7, strokes: 'm7 0h-7v12m0-5.8h6.4' }],
  [
    'G',
    { width: 8, strokes: 'm8 2.6c-.7-1.6-2.1-2.6-3.9-2.6-2.6 0-4.1 2-4.1 6s1.5 6 4.1 6c1.9 0 3.3-1 3.9-2.6v-3.2h-3.6' },
  ],
  ['H', { width: 8, strokes: 'm0 0v12m8-12v12m0-6h-8' }],
  ['J', { width: 6.4, strokes: 'm6.4 0v8.6c0 2.2-1.1 3.4-3.1 3.4-1.7 0-2.8-.9-3.3-2.5' }],
  ['K', { width: 7.8, strokes: 'm0 0v12m7.6-12l-7.6 7.6m2.6-2.6l5.2 7' }],
  ['L', { width: 7, strokes: 'm0 0v12h7' }],
  ['N', { width: 8, strokes: 'm0 12v-12l8 12v-12' }],
  [
    'S',
    {
      width: 8,
      strokes:
        'm7.6 2.6c-.6-1.7-1.9-2.6-3.7-2.6-2.1 0-3.6 1.2-3.6 3 0 1.9 1.5 2.5 3.7 3 2.4.5 4 1.2 4 3.1 0 1.8-1.6 2.9-3.9 2.9-2 0-3.5-.9-4.1-2.8',
    },
  ],
]);

const short = (figure: number): string => String(Math.round(figure * 100) / 100);

/**
 * Draws what stands on a hazard label, since a text would have its font looked for in each size that labels come in, before
 * the first paint of a list of them: the attributes of a path that is stroked. `size` is the height of its capitals in the
 * drawing's units, `x` its middle and `baseline` where it stands; a sign that no label has is left out.
 */
export function lettering(words: string, x: number, baseline: number, size: number) {
  const signs = [...words].flatMap((sign) => SIGNS.get(sign) ?? []);
  const scale = size / (HEIGHT + STROKE);
  let width = -GAP;
  const d = signs.map(({ width: own, strokes }) => {
    const from = width + GAP;
    width = from + own;
    return `M${short(from)} 0${strokes}`;
  });
  const left = x - (width * scale) / 2;
  const top = baseline - (HEIGHT + STROKE / 2) * scale;
  return {
    d: d.join(''),
    transform: `translate(${short(left)} ${short(top)})scale(${short(scale)})`,
    strokeWidth: STROKE,
  };
}
