import { namedAs } from '#domain/picture-rules.ts';

/** Longest name of a file that is kept, in characters; what is longer loses its beginning, and keeps its ending. */
const NAME_MAX = 120;

/** The visitor's name for a picture, without folders, signs that systems object to, or control characters; its ending follows
 * what it is. */
export function ownName(name: string, mediaType: 'image/png' | 'image/jpeg'): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{C}<>:"|?*]/gu, '') || 'file';
  const bare = namedAs(clean, mediaType === 'image/png' ? 'png' : 'jpeg').slice(-NAME_MAX);
  // Half a sign at the cut is none.
  return bare.replace(/\p{Cs}/gu, '');
}
