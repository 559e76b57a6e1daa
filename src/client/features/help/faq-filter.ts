import type { Faq } from '#contract/content.ts';
import { FAQ_TOPICS, type FaqTopic } from '#contract/content-kinds.ts';
import { type Locale, textIn } from '#contract/locale.ts';

/** A topic of the page with its questions. */
export interface FaqGroup {
  topic: FaqTopic;
  questions: readonly Faq[];
}

/** Lower case, full-width letters as half-width ones, without tags. */
function folded(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKC')
    .toLowerCase();
}

/** Whether question and answer together contain every word that was typed. */
function contains(locale: Locale, { question, answer }: Faq, words: readonly string[]): boolean {
  const text = folded(`${textIn(locale, question)} ${textIn(locale, answer)}`);
  return words.every((word) => text.includes(word));
}

/** The questions that fit what was typed, by topic in the page's order, without empty topics. */
export function groupFaq(locale: Locale, all: readonly Faq[], typed: string): FaqGroup[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const fitting = all.filter((one) => contains(locale, one, words));
  return FAQ_TOPICS.map((topic) => ({ topic, questions: fitting.filter((one) => one.topic === topic) })).filter(
    ({ questions }) => questions.length > 0,
  );
}
