import { describe, expect, it } from 'vitest';
import type { MarkedText } from '#contract/search.ts';
import { textsOf } from './hit-texts.ts';

const plain = (text: string): MarkedText => ({ text, marks: [] });
const found = (text: string): MarkedText => ({ text, marks: [[0, 1]] });

describe('SEARCH-01 the texts of a hit', () => {
  it('are those of the reader’s language where they hold what he typed', () => {
    const hit = { title: { zh: found('宁波'), en: plain('Ningbo') }, snippet: { zh: plain('港'), en: plain('port') } };
    expect(textsOf(hit, 'zh_CN')).toMatchObject({ title: { text: '宁波' }, other: null, snippet: { text: '港' } });
  });

  it('show the other title where that is the one that was found', () => {
    const hit = { title: { zh: found('宁波'), en: plain('Ningbo') }, snippet: { zh: plain('港'), en: plain('port') } };
    expect(textsOf(hit, 'en_US')).toMatchObject({
      title: { text: 'Ningbo', lang: 'en-US' },
      other: { text: '宁波', lang: 'zh-CN' },
      snippet: { text: 'port' },
    });
  });

  it('are an excerpt of the other language where what he typed stands nowhere else', () => {
    const hit = { title: { zh: plain('题'), en: plain('Title') }, snippet: { zh: plain('文'), en: found('body') } };
    expect(textsOf(hit, 'zh_CN')).toMatchObject({
      title: { text: '题' },
      other: null,
      snippet: { text: 'body', lang: 'en-US' },
    });
  });

  it('stay in the reader’s language when one of them holds what he typed', () => {
    const snippet = { zh: plain('文'), en: found('body') };
    for (const title of [
      { zh: found('题'), en: plain('Title') },
      { zh: plain('题'), en: found('Title') },
    ]) {
      expect(textsOf({ title, snippet }, 'zh_CN').snippet).toMatchObject({ text: '文', lang: 'zh-CN' });
    }
  });

  it('never show an empty excerpt where the other language has one', () => {
    const hit = { title: { zh: found('题'), en: plain('Title') }, snippet: { zh: plain(''), en: plain('body') } };
    expect(textsOf(hit, 'zh_CN').snippet.text).toBe('body');
  });
});
