import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CustomsScene, RailScene, WarehouseScene } from '#client/ui/drawings/inland-scene-drawings.tsx';
import { ApronScene, GateScene, TransferScene } from '#client/ui/drawings/product-scene-drawings.tsx';
import { GantryScene, StackScene, VesselScene } from '#client/ui/drawings/scene-drawings.tsx';
import { AirDrawing, LandDrawing, MultimodalDrawing, SeaDrawing } from '#client/ui/drawings/service-drawings.tsx';
import {
  ContainerIcon,
  CustomsIcon,
  FlameIcon,
  PalletIcon,
  PortIcon,
  ScalesIcon,
} from '#client/ui/icons/freight-icons.tsx';
import { MailIcon, PhoneIcon } from '#client/ui/icons/interface-icons.tsx';
import type { HomeIconName } from './home-icon.tsx';

// `vitest run --update` writes the files anew after a change of the drawings or of the tokens.

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The colours of one theme that drawings use, from the tokens. */
function colours(block: string): string {
  const names = ['surface', 'brand', 'signal', 'draw-1', 'draw-2', 'draw-3', 'lit', 'shade'];
  return names.map((name) => `--${name}:${new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1]}`).join(';');
}

/** Both themes and the rules of drawings, for a file that no style sheet of the page reaches. */
function styles(): string {
  const [light = '', dark = ''] = read('../../ui/tokens.css').split('@media (prefers-color-scheme: dark)');
  const [rules = ''] = read('../../ui/drawings/drawing.css').split('@media');
  const drawing = rules.replace(/\/\*[^*]*\*\/|@layer ui \{/g, '').replace(/\s+/g, ' ');
  return `<style>svg{${colours(light)}}@media(prefers-color-scheme:dark){svg{${colours(dark)}}}${drawing.trim()}</style>`;
}

function asFile(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing)
    .replace(' aria-hidden="true"', '')
    .replace(/<svg ([^>]*)>/, `<svg ${XMLNS} $1>${styles()}`);
}

/** Places of 40-foot boxes, 12.19 by 2.44 metres, in a block of the yard: left upper corners, in metres. */
function block(left: number, top: number, rows: number): [x: number, y: number][] {
  return Array.from({ length: 5 * rows }, (_, place) => [left + 12.9 * (place % 5), top + 2.7 * Math.floor(place / 5)]);
}

const boxes = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h12.19v2.44h-12.19z`).join('');

/** Full and empty places in no order that the eye would find. */
const stacks = [...block(14, 7, 6), ...block(90, 7, 6), ...block(14, 33, 6), ...block(90, 33, 6)];
const kindOf = (place: number) => (place * 7 + Math.floor(place / 5) * 3 + Math.floor(place / 11)) % 9;
const filled = (...kinds: number[]) =>
  boxes(stacks.filter((_, place) => place !== 67 && kinds.includes(kindOf(place))));

/**
 * The yard in metres, 200 by 100: stacks with a box of 40 feet among them, lanes, rows with plugs for reefers, warehouse
 * and gate, and the scale.
 */
const yard = (
  <svg viewBox="-1 -1 202 102" fill="none" aria-hidden="true">
    <path className="ui-d1" d="M0 0H200V100H0Z" />
    <path className="ui-d0" d="M0 76h200v11H0zM79 4h10v72H79zM155 4h10v72h-10zM10 24h155v8H10zM10 50h155v9H10z" />
    <path
      className="ui-fine ui-dash"
      d="M4 81.5h190M84 7v66M160 7v66M14 28h62M92 28h60M14 54.5h62M92 54.5h60"
      opacity="0.7"
    />
    <path className="ui-d2" d={filled(0, 2, 5, 7)} />
    <path className="ui-d3" d={filled(1, 4, 8)} />
    <path fill="var(--brand)" d={filled(3)} />
    <path className="ui-ds" d={boxes(stacks.slice(67, 68))} />
    <path
      className="ui-d0"
      d={boxes([...block(14, 61, 2), ...block(14, 68, 2), ...block(90, 61, 2), ...block(90, 68, 2)])}
    />
    <path className="ui-line" d="M13 67.2h65M89 67.2h65" />
    <path className="ui-fine" d="M169 8h26v62h-26zM182 8v62" />
    <path className="ui-d2" d="M169 8h13v62h-13z" />
    <path className="ui-d3" d="M182 8h13v62h-13z" />
    <path
      className="ui-d0"
      d={Array.from({ length: 9 }, (_, door) => `M167.4 ${11 + door * 6.6}h1.6v3.6h-1.6z`).join('')}
    />
    <path className="ui-line" d="M0 75V0H200V100H0V88" />
    <path fill="var(--brand)" d="M2 80.6h7v1.8H2zM3 73.6h5v3H3zM3 87h5v3H3z" />
    <path className="ui-d3" d="M104 83h13.6v2.5H104zM40 77.6h13.6v2.5H40z" />
    <path fill="var(--brand)" d="M101.4 83h2.3v2.5h-2.3zM53.9 77.6h2.3v2.5h-2.3z" />
    <path className="ui-line" d="M152 92v4h40v-4M172 94v2" />
    <text fill="var(--brand)" x="149" y="97" textAnchor="end" fontSize="6.5" fontFamily="sans-serif">
      40 m
    </text>
  </svg>
);

const icons: Record<HomeIconName, ReactElement> = {
  port: <PortIcon />,
  customs: <CustomsIcon />,
  container: <ContainerIcon />,
  scales: <ScalesIcon />,
  flame: <FlameIcon />,
  pallet: <PalletIcon />,
  phone: <PhoneIcon />,
  mail: <MailIcon />,
};

function iconSymbol([name, icon]: [string, ReactElement]): string {
  return renderToStaticMarkup(icon)
    .replace(/<svg [^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
    .replace('</path><path ', '</path><path stroke-opacity="0.5" ')
    .replace('</svg>', '</symbol>');
}

describe('HOME-01 drawings of the home page', () => {
  it.each([
    ['sea', <SeaDrawing key="sea" />],
    ['road', <LandDrawing key="road" />],
    ['air', <AirDrawing key="air" />],
    ['multimodal', <MultimodalDrawing key="multimodal" />],
    ['yard', yard],
    ['vessel', <VesselScene key="vessel" />],
    ['gantry', <GantryScene key="gantry" />],
    ['stack', <StackScene key="stack" />],
    ['rail', <RailScene key="rail" />],
    ['warehouse', <WarehouseScene key="warehouse" />],
    ['customs', <CustomsScene key="customs" />],
    ['gate', <GateScene key="gate" />],
    ['apron', <ApronScene key="apron" />],
    ['transfer', <TransferScene key="transfer" />],
  ])('the file %s.svg is the drawing of the design system in its present colours', async (name, drawing) => {
    await expect(asFile(drawing)).toMatchFileSnapshot(`../../../../public/drawings/${name}.svg`);
  });

  it('the file home.svg holds the icons of the page', async () => {
    const file = `<svg ${XMLNS}>${Object.entries(icons).map(iconSymbol).join('')}</svg>`;
    await expect(file).toMatchFileSnapshot('../../../../public/drawings/home.svg');
  });
});
