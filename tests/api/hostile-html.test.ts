import { expect, it } from 'vitest';
import { renderMarkdown } from '#server/import/content/markdown.ts';
import { HOSTILE_HTML } from '#tests/support/hostile-html.ts';

const TAG =
  /<\/?(h2|h3|p|ul|ol|li|strong|em|a|blockquote|code|br|hr|table|thead|tbody|tr|th|td)(\s+href="(https?:\/\/|\.{0,2}\/(?!\/))[^"<>]*")?\s*\/?>/g;

it('S06 knows many tricks', () => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(300);
});

it('S06 nothing that could run gets through into what is stored', () => {
  // Whatever is left of angle brackets and quotes once the harmless tags are gone could begin something.
  const left = HOSTILE_HTML.map((attack) => [attack, renderMarkdown(attack).replace(TAG, '')] as const);
  expect(left.filter(([, html]) => /[<>]/.test(html))).toEqual([]);
});

it('S06 cleaning what is clean changes nothing, so that a second reading finds nothing new', () => {
  const once = HOSTILE_HTML.map((attack) => renderMarkdown(attack));
  const harmless = (html: string) => html.replace(TAG, '').replace(/\s+/g, ' ').trim();
  expect(once.map((html) => harmless(renderMarkdown(html)))).toEqual(once.map(harmless));
});
