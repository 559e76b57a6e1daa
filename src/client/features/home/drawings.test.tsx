import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AirDrawing, LandDrawing, MultimodalDrawing, SeaDrawing } from '#client/ui/drawings/service-drawings.tsx';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The colours of one theme that drawings use, from the tokens. */
function colours(block: string): string {
  const names = ['surface', 'brand', 'signal', 'draw-1', 'draw-2', 'draw-3', 'lit', 'shade'];
  return names.map((name) => `--${name}:${new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1]}`).join(';');
}

function styles(): string {
  const tokens = read('../../ui/tokens.css');
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const [rules = ''] = read('../../ui/drawings/drawing.css').split('@media');
  const drawing = rules.replace(/\/\*[^*]*\*\/|@layer ui \{/g, '').replace(/\s+/g, ' ');
  return `svg{${colours(light)}}@media(prefers-color-scheme:dark){svg{${colours(dark)}}}${drawing.trim()}`;
}

/** A drawing as a file of its own, with the colours of both themes in it. */
function asFile(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(' aria-hidden="true"', '')
    .replace('>', `><style>${styles()}</style>`);
}

describe('HOME-01 drawings of the services', () => {
  // `vitest -u` writes the files anew after a change of the drawings or the tokens.
  it.each([
    ['sea', <SeaDrawing key="sea" />],
    ['land', <LandDrawing key="land" />],
    ['air', <AirDrawing key="air" />],
    ['multimodal', <MultimodalDrawing key="multimodal" />],
  ])('the file %s.svg is the drawing of the design system in its present colours', async (name, drawing) => {
    await expect(asFile(drawing)).toMatchFileSnapshot(`../../../../public/drawings/${name}.svg`);
  });
});
