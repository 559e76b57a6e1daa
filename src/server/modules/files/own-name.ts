/** Longest name of a file that is kept, in characters; what is longer loses its beginning, and keeps its ending. */
const NAME_MAX = 120;

/** The visitor's name for a file, without folders, signs that systems object to, or control characters. */
export function ownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const bare = last.replace(/[\p{C}<>:"|?*]/gu, '').slice(-NAME_MAX);
  // Half a sign at the cut is none.
  return bare.replace(/\p{Cs}/gu, '') || 'file';
}
