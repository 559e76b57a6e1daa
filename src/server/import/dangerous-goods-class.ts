const CLASS = /^(1\.[1-6])([A-HJKLNS])?$|^(2\.[1-3]|3|4\.[1-3]|5\.[12]|6\.[12]|7|8|9)$/;
const LABEL = /^(1(?:\.[1-6])?)[A-HJKLNS]?$|^(2\.[1-3]|3|4\.[1-3]|5\.[12]|6\.[12]|7|8|9A?)$/;

/** Reads a class or division with its compatibility group (`1.4S`); null when there is no such class. */
export function readClass(text: string): { class: string; compatibility: string | null } | null {
  const match = CLASS.exec(text.trim());
  if (match === null) return null;
  return { class: match[1] ?? match[3] ?? '', compatibility: match[2] ?? null };
}

/** The labels among these texts, without compatibility groups, each once; what is no label (`None`) is left out. */
export function readLabels(texts: readonly string[]): string[] {
  const labels = texts.flatMap((text) => {
    const match = LABEL.exec(text.trim().replace(/\.$/, ''));
    return match === null ? [] : [match[1] ?? match[2] ?? ''];
  });
  return [...new Set(labels)];
}
