import { z } from 'zod';
import { safeLink } from '#domain/safe-link.ts';
import { typeset } from './typeset.ts';

/** Control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

const LONGEST_LINE = 600;
const LONGEST_TEXT = 200_000;

/** One line of text, without markup. */
export const line = z
  .string('text was expected')
  .trim()
  .min(1, 'empty')
  .max(LONGEST_LINE, `longer than ${LONGEST_LINE} characters`)
  .refine((text) => !UNSEEN.test(text), 'holds control characters or line breaks')
  .transform(typeset);

const inBoth = (text: z.ZodType<string>) => z.strictObject({ zh: text, en: text }, 'zh and en were expected');

/** A line in both languages. */
export const lines = inBoth(line);

/** A line in both languages that may be left out in both. */
export const optionalLines = lines.default({ zh: '', en: '' });

/** Markdown in both languages. */
export const markdown = inBoth(
  z.string('text was expected').trim().min(1, 'the text is missing').max(LONGEST_TEXT).transform(typeset),
);

export const id = z
  .string('an id was expected')
  .regex(/^[a-z0-9-]{1,80}$/, 'an id has 1 to 80 small letters, digits and hyphens');

/** Where something leads: a path of this site or an http(s) address; empty leads nowhere. */
export const link = z
  .string('an address was expected')
  .trim()
  .refine((text) => text === '' || safeLink(text) !== null, 'neither a path of this site nor an http(s) address');

const isDay = (text: string) => {
  const full = text.length === 7 ? `${text}-01` : text;
  const time = Date.parse(`${full}T00:00:00Z`);
  // Date.parse takes 30 February for the first or second of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(full);
};

/** A day of the calendar, `2026-10-01`. */
export const day = z
  .string('a date in quotes was expected, such as "2026-10-01"')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written 2026-10-01')
  .refine(isDay, 'there is no such day');

/** A month or a day, `2026-10` or `2026-10-01`. */
export const month = z
  .string('a date in quotes was expected, such as "2026-10"')
  .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'a date is written 2026-10 or 2026-10-01')
  .refine(isDay, 'there is no such month or day');

/** Name of one of the site's drawings. */
export const drawing = z.string('the name of a drawing was expected').regex(/^[a-z-]{1,40}$/, 'no name of a drawing');

/** A picture of the folder, with words for those who do not see it. */
export const picture = z.strictObject({ file: z.string('a path below the folder was expected'), alt: lines });

export const phoneNumber = z.string().regex(/^\+?[\d ()-]{5,30}$/, 'no telephone number');
export const email = z.email('no e-mail address');
