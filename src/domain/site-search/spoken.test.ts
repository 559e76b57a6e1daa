import { describe, expect, it } from 'vitest';
import { spokenForms } from './spoken.ts';

describe('SEARCH-01 how Chinese is read on a device', () => {
  it.each([
    ['宁波', ['ning bo']],
    ['深圳港', ['shen zhen gang']],
    ['长沙', ['chang sha', 'zhang sha']],
    ['旅顺', ['lü shun']],
    ['dvd播放机 2027', ['dvd bo fang ji 2027']],
    ['ningbo', []],
    ['', []],
  ])('%s is %j', (text, forms) => {
    expect(spokenForms(text)).toEqual(forms);
  });

  it('leaves out what it does not know, such that nothing beyond Latin letters stands in it', () => {
    expect(spokenForms('宁䶮波€𠮷港')).toEqual(['ning bo gang']);
  });
});
