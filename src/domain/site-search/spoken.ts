import { READINGS } from './readings.gen.ts';

type Readings = [usual: string, second: string];

let table: Map<string, Readings> | undefined;

function readingsOf(): Map<string, Readings> {
  const readings = new Map<string, Readings>();
  for (const [, syllable = '', characters = ''] of READINGS.matchAll(/([a-zü]+)([^a-zü]+)/g)) {
    for (const character of characters) {
      const [usual] = readings.get(character) ?? [syllable];
      readings.set(character, [usual, syllable]);
    }
  }
  return readings;
}

/**
 * Pinyin of folded Chinese text, syllables separated by spaces: by the usual readings, and by the second ones where a
 * character has two ('zhong qing' and 'chong qing'); none of a text without Chinese. Knows no words, so that a name with
 * two such characters may be found by one of them at a time. Carries a table of 14 KB: import it late, in the worker.
 */
export function spokenForms(folded: string): string[] {
  table ??= readingsOf();
  let [usual, second, chinese] = ['', '', false];
  for (const character of folded) {
    const readings = table.get(character);
    // A rare character is left out: one that is not Latin would double the memory that all pinyin takes.
    const [first, other] =
      readings?.map((syllable) => ` ${syllable} `) ?? (character <= '\xff' ? [character, character] : [' ', ' ']);
    usual += first;
    second += other;
    chinese ||= readings !== undefined;
  }
  return chinese ? [...new Set([usual, second].map((form) => form.replace(/ +/g, ' ').trim()))] : [];
}
