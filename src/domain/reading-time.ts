/** Characters of Chinese and words of a Latin script that people read in a minute. */
const HAN_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 220;

/** How long a text takes to read, in whole minutes and at least one; `html` may hold both scripts. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d'’.-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE));
}
