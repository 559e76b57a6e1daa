import { partWithWords } from '#client/i18n/part-with-words.tsx';

/** A part of the frame: brings the words of header, footer and messages along. */
export const framePart = partWithWords(['start', 'shell']);
