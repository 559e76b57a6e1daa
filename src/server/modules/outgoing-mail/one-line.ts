import { asLine } from '#contract/account-fields.ts';

/** Longest subject of a mail, in characters. */
const SUBJECT_MAX = 120;

/** Text as one line of a mail's head: what a visitor typed must not begin a line of its own there. */
export const oneLine = (text: string): string => asLine(text, SUBJECT_MAX);
