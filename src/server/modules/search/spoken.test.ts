import { describe, expect, it } from 'vitest';
import { fold } from '#domain/search/simplify.ts';
import { spokenForms } from '#domain/site-search/spoken.ts';
import { buildPorts } from '#server/db/seed/build-ports.ts';
import { readingsOf } from '#server/modules/dictionary/readings.ts';

const names = [...new Set(buildPorts().flatMap(({ nameZh, aliasesZh }) => [nameZh ?? '', ...aliasesZh]))];
const chinese = names.filter((name) => /^\p{Script=Han}+$/u.test(name));

describe('SEARCH-01 pinyin on a device, which knows no words', () => {
  it('is that of the server for all but a few names', () => {
    expect(chinese.length).toBeGreaterThan(500);
    const others = chinese.filter(
      (name) => !readingsOf(name, 'place').some((reading) => spokenForms(fold(name)).includes(reading)),
    );
    // Rare characters, and names in which two are read in two ways, one so and one so.
    expect(others.length / chinese.length, others.join()).toBeLessThan(0.01);
  });
});
