import { randomInt } from 'node:crypto';
import { GLYPHS, type Stroke } from './glyphs.ts';

const WIDTH = 200;
const HEIGHT = 72;
const INK = ['#17324d', '#26499d', '#5b2a6b', '#7a3414', '#155c46'];

/** A random number from `from` to `to`, in hundredths. */
const between = (from: number, to: number): number => randomInt(Math.round(from * 100), Math.round(to * 100) + 1) / 100;
const pick = (from: readonly string[]): string => from[randomInt(from.length)] ?? '#000';

/** A stroke with every point moved a little, as a curve through the middles, so that no two drawings are alike. */
function path(stroke: Stroke): string {
  const points = stroke.map(([x, y]) => [(x + between(-0.25, 0.25)).toFixed(2), (y + between(-0.25, 0.25)).toFixed(2)]);
  return points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function character(sign: string, index: number): string {
  const place = `translate(${22 + index * 35 + between(-3, 3)} ${20 + between(-5, 5)})`;
  const turn = `rotate(${between(-24, 24)} 10 15) skewX(${between(-14, 14)}) scale(${between(4.6, 5.8)} ${between(4.6, 6)})`;
  const d = (GLYPHS[sign] ?? []).map(path).join('');
  return `<path transform="${place} ${turn}" d="${d}" stroke="${pick(INK)}" stroke-width="${between(0.55, 0.9)}"/>`;
}

function scribble(): string {
  const y = () => between(4, HEIGHT - 4);
  const d = `M${between(0, 20)} ${y()}C${between(40, 80)} ${y()} ${between(110, 150)} ${y()} ${between(180, 200)} ${y()}`;
  return `<path d="${d}" stroke="${pick(INK)}" stroke-width="${between(1, 2)}"/>`;
}

/** The picture of a captcha as SVG; it leaves the server as pixels only. */
function drawing(signs: string): string {
  const drawn = [...signs].map(character).join('');
  const lines = Array.from({ length: 3 }, scribble).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" ` +
    `stroke-linejoin="round"><rect width="100%" height="100%" fill="#eef3f8"/>${drawn}${lines}</svg>`
  );
}

/** Draws characters as a PNG in a data address, about 3 KB. The drawing library is loaded with the first one. */
export async function captchaPicture(signs: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(drawing(signs)))
    .png({ palette: true, colours: 32 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
