import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const LINES = 400;
const TEST_LINES = 600;

/** Files that may be longer, with the reason; the list may only shrink. */
const LONGER: Readonly<Record<string, string>> = {
  'src/domain/countries.ts': 'a table of all countries, one line each',
};

/** The code of a file without its comments, in which words such as 'any' are only words. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

const files = [...sourceFiles('src'), ...sourceFiles('tests')];

describe('the size of files', () => {
  it('splits a file before it has 400 lines, a test before 600', () => {
    const long = files.filter(({ path, lines }) => {
      const isTest = path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
      return lines > (isTest ? TEST_LINES : LINES) && !Object.hasOwn(LONGER, path);
    });
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it('keeps the typical file small', () => {
    const sizes = files.map((file) => file.lines).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100);
  });

  it('silences neither the compiler nor the linter', () => {
    const silenced = files.filter(
      ({ path, text }) =>
        !path.startsWith('tests/architecture/') &&
        (/@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/.test(text) ||
          /:\s*any\b(?!\()|\bas any\b|as unknown as/.test(code(text))),
    );
    expect(silenced.map((file) => file.path)).toEqual([]);
  });

  it('leaves no work marked for later', () => {
    const marked = files.filter(
      ({ path, text }) => !path.startsWith('tests/architecture/') && /\b(TODO|FIXME)\b/.test(text),
    );
    expect(marked.map((file) => file.path)).toEqual([]);
  });

  it('skips no test and runs none alone', () => {
    const odd = files.filter(
      ({ path, text }) =>
        !path.startsWith('tests/architecture/') && /\b(it|test|describe)\.(skip|only|todo)\b/.test(text),
    );
    expect(odd.map((file) => file.path)).toEqual([]);
  });
});
