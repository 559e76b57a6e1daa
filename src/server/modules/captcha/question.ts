import { randomInt } from 'node:crypto';
import type { Bilingual } from '#contract/locale.ts';

const ZH = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const EN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A sum or a difference in words, for those who cannot see a picture, with its answer in digits. */
export function captchaQuestion(): { question: Bilingual; answer: string } {
  const [one, other] = [randomInt(1, 11), randomInt(1, 11)];
  if (randomInt(2) === 0) {
    const question = {
      zh: `${ZH[one]}加${ZH[other]}等于几？请用数字回答。`,
      en: `What is ${EN[one]} plus ${EN[other]}? Please answer in digits.`,
    };
    return { question, answer: String(one + other) };
  }
  const [large, small] = [Math.max(one, other), Math.min(one, other)];
  const question = {
    zh: `${ZH[large]}减${ZH[small]}等于几？请用数字回答。`,
    en: `What is ${EN[large]} minus ${EN[small]}? Please answer in digits.`,
  };
  return { question, answer: String(large - small) };
}
