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

/** Seven upright stripes over the whole diamond. */
const sevenStripes = 'M34 66v68M56 44v112M78 22v156M100 3v194M122 22v156M144 44v112M166 66v68';
/** Seven upright stripes in the upper half. */
const upperStripes = 'M34 66v34M56 44v56M78 22v78M100 3v97M122 22v78M144 44v56M166 66v34';

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
