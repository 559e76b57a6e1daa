import { describe, expect, it } from 'vitest';
import { rules } from './rules.ts';

const gradeOf = (name: string) => rules().find(({ resource }) => resource === name)?.grade;

describe('what works without a connection', () => {
  it('PWA-04, PWA-05 is what the policy table says', () => {
    expect(gradeOf('dictionary')).toBe('works');
    expect(gradeOf('news')).toBe('works');
    expect(gradeOf('contact')).toBe('waits');
    expect(gradeOf('auth')).toBe('needs');
    expect(gradeOf('verification')).toBe('needs');
  });

  it('PWA-05 has something to say of every line, and says it once', () => {
    for (const { sentences } of rules()) {
      expect(sentences.length).toBeGreaterThan(0);
      expect(new Set(sentences.map(({ id, values }) => `${id}${JSON.stringify(values)}`)).size).toBe(sentences.length);
    }
  });
});
