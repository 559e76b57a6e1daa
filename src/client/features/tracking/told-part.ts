import { partWithWords } from '#client/i18n/part-with-words.tsx';

/** A part that brings the words of the answers with it: the page is alive without them. */
export const toldPart = partWithWords(['start', 'tracked']);
