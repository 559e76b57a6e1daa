import sanitizeHtml from 'sanitize-html';
import { PictureError } from './picture-error.ts';

const TAGS =
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan clipPath mask linearGradient radialGradient stop pattern';
const ATTRIBUTES =
  'xmlns viewBox width height preserveAspectRatio id role aria-label aria-hidden href d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy points transform offset pathLength ' +
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit opacity stop-color stop-opacity clip-path clip-rule mask ' +
  'font-family font-size font-weight letter-spacing text-anchor dominant-baseline gradientUnits gradientTransform patternUnits patternTransform clipPathUnits maskUnits vector-effect shape-rendering';

/** Only what the drawing itself holds may be referred to. */
const isOwn = (name: string, value: string) =>
  name === 'href' ? /^#[\w-]+$/.test(value) : !/url\s*\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value);

/** A drawing without scripts, styles, links and whatever else is not needed to draw. */
export function cleanSvg(text: string): string {
  const cleaned = sanitizeHtml(text, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: { '*': ATTRIBUTES.split(' ') },
    nonTextTags: ['style', 'script', 'foreignObject', 'iframe'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    // Its own check of addresses knows nothing of fragments.
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isOwn(name, value))),
      }),
    },
  }).trim();
  if (!/^<svg[\s>]/.test(cleaned)) throw new PictureError('is no SVG that can be drawn');
  const named = cleaned.includes('xmlns="http://www.w3.org/2000/svg"');
  return named ? cleaned : cleaned.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

const LARGEST = 10_000;

/** Width and height of a drawing in CSS pixels, from its attributes or its view box. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const attribute = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(head)?.[1]);
  const [, , boxWidth, boxHeight] = (/\sviewBox="([^"]*)"/.exec(head)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = attribute('width') || boxWidth || 0;
  const height = attribute('height') || boxHeight || 0;
  if (!(width > 0 && height > 0 && width <= LARGEST && height <= LARGEST)) {
    throw new PictureError('has no size: width and height, or a view box');
  }
  return { width, height };
}
