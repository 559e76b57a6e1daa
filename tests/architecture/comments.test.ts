import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A line on which a comment begins, or goes on, with a word that leaves its sentence without a subject. */
const HEADLESS = /(?:\/\*\*?|(?<!:)\/\/|^\s*\*)\s*(?:What|Whoever|So long|Of what|Whom|Whose)\b/;

/** The headless lines of a text, counted from 1. */
const headlessLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (HEADLESS.test(line) ? [index + 1] : []));

describe('comments', () => {
  it.each(['src', 'tests', 'scripts'])('begin with a subject or a verb in %s: name the thing itself', (folder) => {
    const paths = globSync(`${folder}/**/*.{ts,tsx,mjs,css}`, { cwd: ROOT });
    expect(paths.length).toBeGreaterThan(30);
    const headless = paths.flatMap((path) => {
      const lines = headlessLines(readFileSync(join(ROOT, path), 'utf8'));
      return lines.map((line) => `${path}:${line}`);
    });
    expect(headless).toEqual([]);
  });

  it('are found in each form, and nothing else is', () => {
    const marks = ['// ', '/* ', '/** ', '  {/* ', ' * ', 'leave(); // '];
    expect(headlessLines(marks.map((mark) => `${mark}What it is.`).join('\n'))).toEqual([1, 2, 3, 4, 5, 6]);
    const others = ["it('What it is')", '// Whatever it is.', '// The part of what it is.', 'https://What.example'];
    expect(headlessLines(others.join('\n'))).toEqual([]);
  });
});
