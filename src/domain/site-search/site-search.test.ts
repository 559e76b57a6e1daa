import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorsBetween, nearestWord } from './correct.ts';
import type { SiteDocument } from './document.ts';
import { lexemesOf } from './lexemes.ts';
import { withoutNoise } from './noise.ts';
import { compareRanked, type Ranked } from './order.ts';
import { plainText } from './plain-text.ts';
import { createSiteIndex } from './site-index.ts';
import { sitePages } from './site-pages.ts';
import { excerptOf, markedText, soughtOf } from './snippet.ts';
import { spokenForms } from './spoken.ts';
import { toolsFor } from './tools.ts';

const NOTHING = { zh: '', en: '' };

function documentOf(facts: Partial<SiteDocument> & { id: string }): SiteDocument {
  return {
    node: 'news',
    address: '/a',
    title: NOTHING,
    names: [],
    summary: NOTHING,
    text: NOTHING,
    date: null,
    weight: 60,
    ...facts,
  };
}

describe('SEARCH-01 the order of hits', () => {
  const hit = (facts: Partial<Ranked>): Ranked => ({
    node: 'news',
    id: 'a',
    kind: 'name',
    weight: 50,
    date: null,
    ...facts,
  });

  it('puts how well it matches before importance, and importance before the newest', () => {
    const ordered = [
      hit({ kind: 'code', weight: 1 }),
      hit({ kind: 'word-prefix', weight: 90 }),
      hit({ kind: 'name-prefix', weight: 20 }),
      hit({ kind: 'summary', date: '2026-02-01' }),
      hit({ kind: 'summary', date: '2025-02-01' }),
      hit({ kind: 'text', weight: 100 }),
    ];
    expect([...ordered].reverse().sort(compareRanked)).toEqual(ordered);
  });

  it('is a total order: no two different hits are equal', () => {
    const any = fc.record({
      node: fc.constantFrom('news', 'ports', 'pages'),
      id: fc.constantFrom('a', 'b'),
      kind: fc.constantFrom('name', 'pinyin', 'text'),
      weight: fc.constantFrom(1, 2),
      date: fc.constantFrom(null, '2026'),
    } as const);
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(Math.sign(compareRanked(a, b))).toBe(-Math.sign(compareRanked(b, a)) + 0);
        if (a.node !== b.node || a.id !== b.id) expect(compareRanked(a, b)).not.toBe(0);
      }),
    );
  });
});

describe('SEARCH-01 excerpts', () => {
  const long = `${'word '.repeat(200)}The zymurgy of ports${' and more'.repeat(200)}`;

  it('show where the word stands, cut at words, with what was sought marked', () => {
    const { en } = excerptOf(NOTHING, { zh: '', en: long }, soughtOf('zymurgy'));
    expect(en.text.length).toBeLessThan(200);
    expect(en.text).toMatch(/^… word .* …$/);
    expect(en.marks.map(([start, end]) => en.text.slice(start, end))).toEqual(['zymurgy']);
  });

  it('prefer the summary, and begin with it when the word stands nowhere', () => {
    const summary = { zh: '', en: 'About ports.' };
    expect(excerptOf(summary, { zh: '', en: long }, soughtOf('ports')).en.text).toBe('About ports.');
    expect(excerptOf(summary, { zh: '', en: long }, soughtOf('absent')).en).toEqual({
      text: 'About ports.',
      marks: [],
    });
  });

  it('mark plurals, traditional characters, and nothing that only looks alike', () => {
    const markedIn = (text: string, query: string) =>
      markedText(text, soughtOf(query)).marks.map(([start, end]) => text.slice(start, end));
    expect(markedIn('Batteries and a battery', 'battery')).toEqual(['Batteries', 'battery']);
    expect(markedIn('宁波舟山港', '寧波')).toEqual(['宁波']);
    expect(markedIn('CNNBO, CNNBG', 'CNNGB')).toEqual([]);
  });

  it('hold marks that fit the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 20 }), (text, query) => {
        const { zh } = excerptOf(NOTHING, { zh: text, en: '' }, soughtOf(query));
        let at = 0;
        for (const [start, end] of zh.marks) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(zh.text.length);
        if (text.isWellFormed()) expect(zh.text.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('SEARCH-01 the words of HTML', () => {
  it('are plain text on one line, each block a passage of its own', () => {
    expect(plainText('<h2>Cut-off</h2><p>At <b>1</b>8:00 &amp; later&nbsp;on</p>')).toBe(
      'Cut-off · At 18:00 & later on',
    );
    expect(plainText('<p>First.</p>\n<ul><li>one</li><li>two;</li></ul><p>Line<br>break</p>')).toBe(
      'First. one · two; Line break',
    );
    expect(plainText('<h2>截关</h2><p>当天。</p><p>其他</p>')).toBe('截关 · 当天。其他');
    expect(plainText('<p>&lt;script&gt; &#x41;&#66; &bogus;</p>')).toBe('<script> AB &bogus;');
  });
});

describe('SEARCH-01 the words of tables', () => {
  const text = plainText('<p>Before.</p><table><tr><td>Ningbo</td><td>28 Sep</td></tr></table><p>After.</p>');

  it('are part of the text that is searched', () => {
    expect([...lexemesOf(text)]).toEqual(expect.arrayContaining(['before', 'after', 'ningbo']));
  });

  it('are never in an excerpt, which shows the summary instead', () => {
    const summary = { zh: '', en: 'In short.' };
    expect(excerptOf(summary, { zh: '', en: text }, soughtOf('Ningbo')).en).toEqual({ text: 'In short.', marks: [] });
    expect(excerptOf(NOTHING, { zh: '', en: text }, soughtOf('after')).en.text).toBe('Before. After.');
  });
});

describe('SEARCH-01 what was probably meant', () => {
  it.each([
    ['hambrug', 'hamburg', 1],
    ['demurage', 'demurrage', 1],
    ['port', 'port', 0],
    ['port', 'sort', 1],
    ['abcdef', 'badcfe', 3],
  ])('%s is %s with %i errors', (a, b, errors) => {
    expect(errorsBetween(a, b, 5)).toBe(errors);
    expect(errorsBetween(b, a, 5)).toBe(errors);
  });

  it('is the nearest word, then the one that stands in more documents', () => {
    const words = [
      { word: 'hamburg', documents: 2 },
      { word: 'hamburger', documents: 90 },
      { word: 'homburg', documents: 9 },
    ];
    expect(nearestWord('hambrug', words)).toBe('hamburg');
    expect(nearestWord('humburg', words)).toBe('homburg');
    expect(nearestWord('rotterdam', words)).toBeNull();
  });

  it.each([
    ['锂电池怎么运', '锂电池 运'],
    ['请问宁波港', '宁波'],
    ['what is the cut-off', 'cut off'],
    ['宁波', null],
    ['the', null],
  ])('SEARCH-01 %s asks for %s', (query, rest) => {
    expect(withoutNoise(query)).toBe(rest);
  });
});

describe('SEARCH-01 the index of a device', () => {
  const index = createSiteIndex(
    [
      documentOf({ id: 'title', title: { zh: '锂电池申报', en: 'Declaring lithium batteries' } }),
      documentOf({ id: 'summary', summary: { zh: '含锂电池', en: 'About a battery' } }),
      documentOf({ id: 'text', text: { zh: '', en: 'One battery, far down.' } }),
      documentOf({ id: 'other', title: { zh: '宁波', en: 'Ningbo' } }),
      documentOf({ id: 'person', title: { zh: '', en: 'Miss Gu' }, names: ['顧明澈'] }),
      documentOf({ id: 'read-twice', title: { zh: '重庆港：DVD怎么装', en: '' } }),
    ],
    spokenForms,
  );
  const kinds = (query: string) => Object.fromEntries(index.find(query).map(({ id, kind }) => [id, kind]));

  it('tells title, summary and text apart, plurals and languages alike', () => {
    expect(kinds('battery')).toEqual({ title: 'summary', summary: 'summary', text: 'text' });
    expect(kinds('锂电池')).toEqual({ title: 'name-prefix', summary: 'summary' });
    expect(kinds('lithium')).toEqual({ title: 'word-prefix' });
    expect(kinds('batter')).toMatchObject({ text: 'text' });
    expect(kinds('ningbo')).toEqual({ other: 'name' });
    expect(kinds('ningob')).toEqual({});
  });

  it('finds Chinese titles and names by pinyin, its beginning, a part of it and its initials', () => {
    expect(kinds('lidianchishenbao')).toEqual({ title: 'pinyin' });
    expect(kinds('lidian')).toEqual({ title: 'pinyin-prefix' });
    expect(kinds('shenbao')).toEqual({ title: 'infix' });
    expect(kinds('ldcsb')).toEqual({ title: 'initials' });
    expect(kinds('gumingche')).toEqual({ person: 'pinyin' });
    expect(kinds('lidianci')).toEqual({});
  });

  it('finds a character that is read in two ways by either, and Latin words of the title beside it', () => {
    expect(kinds('chongqing')).toEqual({ 'read-twice': 'pinyin-prefix' });
    expect(kinds('zhongqing')).toEqual({ 'read-twice': 'pinyin-prefix' });
    expect(kinds('chong qing gang dvd')).toEqual({ 'read-twice': 'pinyin-prefix' });
  });

  it('knows its words', () => {
    expect([...index.words()].map(({ word }) => word)).toEqual(
      expect.arrayContaining(['battery', 'lithium', 'ningbo']),
    );
  });
});

describe('SEARCH-01 what there is to find', () => {
  it('tells tools by the form of a code, and none for words', () => {
    expect(new Set(toolsFor('1263').map(({ kind }) => kind))).toEqual(new Set(['hs-code', 'un-number']));
    expect(toolsFor('ningbo port')).toEqual([]);
    expect(toolsFor('')).toEqual([]);
  });

  it('names each page of the site once', () => {
    const addresses = sitePages.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(sitePages.every(({ title }) => title.zh !== '' && title.en !== '')).toBe(true);
  });
});
