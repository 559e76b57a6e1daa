import type { DgPicture } from './dg-pictograms.tsx';

export type DgLabelKey =
  | 'explosive'
  | 'flammable-gas'
  | 'non-flammable-gas'
  | 'toxic-gas'
  | 'flammable-liquid'
  | 'flammable-solid'
  | 'spontaneous'
  | 'dangerous-when-wet'
  | 'oxidizer'
  | 'organic-peroxide'
  | 'toxic'
  | 'infectious'
  | 'radioactive'
  | 'corrosive'
  | 'misc'
  | 'lithium';

interface LabelLook {
  ground: string;
  /** Colour of the lower half where it differs. */
  lower?: string | undefined;
  stripes?: { colour: string; path: string };
  /** Colour of symbol and inner line. */
  ink: string;
  /** Colour of the class figure where it differs. */
  numberInk?: string | undefined;
  picture: DgPicture;
}

/* The prescribed colours are those of the label on the box, in every theme alike. */
const black = '#111';
const white = '#fff';
const red = '#d8232a';
const orange = '#f58220';
const yellow = '#fdd20a';
const green = '#00843d';
const blue = '#0069b4';

/** Half the diagonal inside the label's inner line. */
const INNER = 86;

/** Seven upright stripes inside the inner line; `deep` is how far they reach below the middle, 1 for all the way. */
function stripes(deep: 0 | 1): string {
  return [-66, -44, -22, 0, 22, 44, 66]
    .map((middle) => {
      const [left, right] = [middle - 5.5, middle + 5.5];
      const half = (x: number) => INNER - Math.abs(x);
      const apex = middle === 0 ? `L100 ${100 - INNER}` : '';
      const keel = middle === 0 && deep === 1 ? `L100 ${100 + INNER}` : '';
      const top = `M${100 + left} ${100 - half(left)}${apex}L${100 + right} ${100 - half(right)}`;
      return `${top}L${100 + right} ${100 + half(right) * deep}${keel}L${100 + left} ${100 + half(left) * deep}Z`;
    })
    .join('');
}

const sevenStripes = stripes(1);
const upperStripes = stripes(0);

/** Colours and symbol of each label, after the UN Model Regulations, 5.2.2.2. */
export const dgLabels: Record<DgLabelKey, LabelLook> = {
  explosive: { ground: orange, ink: black, picture: 'bomb' },
  'flammable-gas': { ground: red, ink: white, picture: 'flame' },
  'non-flammable-gas': { ground: green, ink: white, picture: 'cylinder' },
  'toxic-gas': { ground: white, ink: black, picture: 'skull' },
  'flammable-liquid': { ground: red, ink: white, picture: 'flame' },
  'flammable-solid': { ground: white, stripes: { colour: red, path: sevenStripes }, ink: black, picture: 'flame' },
  spontaneous: { ground: white, lower: red, ink: black, picture: 'flame' },
  'dangerous-when-wet': { ground: blue, ink: white, picture: 'flame' },
  oxidizer: { ground: yellow, ink: black, picture: 'flame-over-circle' },
  'organic-peroxide': { ground: red, lower: yellow, ink: black, picture: 'flame' },
  toxic: { ground: white, ink: black, picture: 'skull' },
  infectious: { ground: white, ink: black, picture: 'crescents' },
  radioactive: { ground: yellow, lower: white, ink: black, picture: 'trefoil' },
  corrosive: { ground: white, lower: black, ink: black, numberInk: white, picture: 'corrosion' },
  misc: { ground: white, stripes: { colour: black, path: upperStripes }, ink: black, picture: 'none' },
  lithium: { ground: white, stripes: { colour: black, path: upperStripes }, ink: black, picture: 'battery' },
};
