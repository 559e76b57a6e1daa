import { Plural } from '@lingui/react/macro';
import { readingMinutes } from '#domain/reading-time.ts';

/** How long a text takes to read. */
export function ReadingTime({ html }: { html: string }) {
  return <Plural value={readingMinutes(html)} one="# minute to read" other="# minutes to read" />;
}
