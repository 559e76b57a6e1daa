/** The visitor's name for a file, without folders, signs that systems object to, or control characters. */
export function ownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/[\p{C}<>:"|?*]/gu, '').slice(-120) || 'file';
}
