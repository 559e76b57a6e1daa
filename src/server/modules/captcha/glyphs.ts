/** One stroke: points on a grid four wide and six high, drawn as a line through them. */
export type Stroke = readonly (readonly [x: number, y: number])[];

const stroke = (points: string): Stroke =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y] as const;
  });
const glyph = (...strokes: string[]): readonly Stroke[] => strokes.map(stroke);

/**
 * Own drawings of characters, so that no font is needed and no text is in the picture. Only characters that are not
 * taken for one another: no O and 0, no I and 1, no S and 5, no B and 8, no Z and 2, no G and 6, no Q.
 */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: glyph('0,6 2,0 4,6', '0.7,4 3.3,4'),
  C: glyph('4,1 3,0 1,0 0,1.2 0,4.8 1,6 3,6 4,5'),
  D: glyph('0,0 0,6 2.4,6 4,4.6 4,1.4 2.4,0 0,0'),
  E: glyph('4,0 0,0 0,6 4,6', '0,3 3,3'),
  F: glyph('4,0 0,0 0,6', '0,3 3,3'),
  H: glyph('0,0 0,6', '4,0 4,6', '0,3 4,3'),
  J: glyph('1,0 4,0', '3,0 3,4.8 2,6 0.8,6 0,5'),
  K: glyph('0,0 0,6', '4,0 0,3.2 4,6'),
  L: glyph('0,0 0,6 4,6'),
  M: glyph('0,6 0,0 2,3.4 4,0 4,6'),
  N: glyph('0,6 0,0 4,6 4,0'),
  P: glyph('0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2'),
  R: glyph('0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2', '2,3.2 4,6'),
  T: glyph('0,0 4,0', '2,0 2,6'),
  U: glyph('0,0 0,4.8 1,6 3,6 4,4.8 4,0'),
  V: glyph('0,0 2,6 4,0'),
  W: glyph('0,0 1,6 2,2.4 3,6 4,0'),
  X: glyph('0,0 4,6', '4,0 0,6'),
  Y: glyph('0,0 2,3 4,0', '2,3 2,6'),
  3: glyph('0,0.8 1,0 3,0 4,1 4,2 3,3 1.4,3', '3,3 4,4 4,5 3,6 1,6 0,5.2'),
  4: glyph('3,6 3,0 0,4.2 4,4.2'),
  7: glyph('0,0 4,0 1.4,6'),
  9: glyph('4,2.4 3,3.4 1,3.4 0,2.4 0,1 1,0 3,0 4,1 4,4.4 3,6 1,6'),
};

/** The characters a captcha is made of. */
export const CAPTCHA_ALPHABET: readonly string[] = Object.keys(GLYPHS);
