import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Selectors that may reach further, with the reason; the list may only shrink. */
const WIDER: Readonly<Record<string, string>> = {
  ':root': 'properties by names of their own',
  '[class="ui-band"] + [class="ui-band"]': 'sections in a row, which only the home page has',
  '.ui-band-alt .ui-stop': 'stops on such a ground, which only the home page has',
};

/** A text in parts, cut at commas that stand in no brackets. */
function atCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + letter);
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim());
}

function selectorsOf(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const heads = [...rules.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim());
  return heads.filter((head) => !head.startsWith('@')).flatMap(atCommas);
}

describe('style sheets', () => {
  it('of a feature style what is its own: they stay when another page is opened, which would look different from then on', () => {
    const sheets = globSync('src/client/features/**/*.css', { cwd: ROOT });
    expect(sheets.length).toBeGreaterThan(20);
    const own = /\.(?!ui-|shell-)[a-z]/;
    const foreign = sheets
      .filter((path) => !path.startsWith('src/client/features/shell/'))
      .flatMap((path) =>
        selectorsOf(readFileSync(join(ROOT, path), 'utf8'))
          .filter((selector) => !own.test(selector) && !Object.hasOwn(WIDER, selector))
          .map((selector) => `${path}: ${selector}`),
      );
    expect(foreign).toEqual([]);
  });
});
