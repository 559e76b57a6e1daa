import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CustomsScene, RailScene, WarehouseScene } from '#client/ui/drawings/inland-scene-drawings.tsx';
import { ApronScene, GateScene, TransferScene } from '#client/ui/drawings/product-scene-drawings.tsx';
import { GantryScene, StackScene, VesselScene } from '#client/ui/drawings/scene-drawings.tsx';
import { AirDrawing, LandDrawing, MultimodalDrawing, SeaDrawing } from '#client/ui/drawings/service-drawings.tsx';
import { WORLD_DOTS } from '#client/ui/drawings/world-dots.ts';
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

const grid = [
  ...Array.from({ length: 9 }, (_, index) => `M${20 * (index + 1)} 0V100`),
  ...Array.from({ length: 4 }, (_, index) => `M0 ${20 * (index + 1)}H200`),
];

/** The yard in metres with a box of 40 feet, 12.19 by 2.44 metres, in the same scale. */
const yard = (
  <svg viewBox="-1 -1 202 102" aria-hidden="true">
    <path className="ui-d1" d="M0 0H200V100H0Z" />
    <path className="ui-fine" opacity="0.5" d={grid.join('')} />
    <path className="ui-line" fill="none" d="M0 0H200V100H0Z" />
    <path className="ui-ds" d="M20 40h12.19v2.44H20Z" />
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

  it('the file home.svg holds the icons of the page and the land of the map', async () => {
    const land = `<path id="land" transform="translate(2 3.5)" d="${WORLD_DOTS}"/>`;
    const file = `<svg ${XMLNS}>${land}${Object.entries(icons).map(iconSymbol).join('')}</svg>`;
    await expect(file).toMatchFileSnapshot('../../../../public/drawings/home.svg');
  });
});
