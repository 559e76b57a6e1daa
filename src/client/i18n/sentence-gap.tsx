import { useLocale } from './use-locale.ts';

/** Gap between two sentences: a space, and in Chinese nothing, since its full stop is as wide as a letter. */
export function SentenceGap() {
  return useLocale() === 'zh_CN' ? null : ' ';
}
