/** Without a slash at its end. */
const plain = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * The path as its route writes it, when an address means the same page in another letter case or with a slash at its end;
 * null when it is written that way already. Words, the guard and the frame's rules know pages by this one spelling only.
 * @param path the page's own path, its parameters filled in as they were asked for
 */
export function properPath(path: string, asked: string): string | null {
  const proper = plain(path);
  return proper !== asked && proper.toLowerCase() === plain(asked).toLowerCase() ? proper : null;
}
