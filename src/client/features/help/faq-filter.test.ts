import { describe, expect, it } from 'vitest';
import type { Faq } from '#contract/content.ts';
import { groupFaq } from './faq-filter.ts';

const faq = (id: string, topic: Faq['topic'], question: string, answer: string): Faq => ({
  id,
  topic,
  question: { zh: `中${question}`, en: question },
  answer: { zh: `<p>答</p>${answer}`, en: answer },
});
const all = [
  faq('site', 'website', 'Does it work offline?', '<p>Yes, <strong>the dictionary</strong> does.</p>'),
  faq('vgm', 'documents', 'What is VGM?', '<p>The verified gross mass.</p>'),
  faq('book', 'booking', 'How early?', '<p>A week.</p>'),
];
const found = (typed: string) =>
  groupFaq('en_US', all, typed).map(({ topic, questions }) => [topic, ...questions.map(({ id }) => id)]);

describe('groupFaq', () => {
  it('has all topics in the order of the page when nothing is typed', () => {
    expect(found('')).toEqual([
      ['booking', 'book'],
      ['documents', 'vgm'],
      ['website', 'site'],
    ]);
  });

  it.each([
    ['vgm gross', [['documents', 'vgm']]],
    ['ＶＧＭ', [['documents', 'vgm']]],
    ['dictionary', [['website', 'site']]],
    ['strong', []],
    ['offline gross', []],
  ])('finds %j in questions and answers, but not in their markup', (typed, groups) => {
    expect(found(typed)).toEqual(groups);
  });
});
