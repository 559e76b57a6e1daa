import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { container } from '#contract/tables.ts';
import { BOXES } from '#domain/loading/boxes.ts';

it('gives the load calculator the figures of the dictionary', () => {
  const text = readFileSync(join(import.meta.dirname, 'containers.json'), 'utf8');
  const table = new Map(z.array(container).parse(JSON.parse(text)).map((row) => [row.id, row]));
  for (const box of BOXES) {
    const row = table.get(box.id);
    expect(row?.internal, box.id).toEqual({ l: box.length, w: box.width, h: box.height });
    expect(row?.door, box.id).toEqual({ w: box.doorWidth, h: box.doorHeight });
    expect([row?.payloadKg, row?.lengthFt], box.id).toEqual([box.payload, box.feet]);
    expect(row?.category === 'reefer', box.id).toBe(box.refrigerated);
  }
});
