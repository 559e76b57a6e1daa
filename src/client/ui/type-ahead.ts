/** Letters typed within this time count as one word. */
export const TYPE_AHEAD_MS = 500;

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/**
 * Index of the item that typed letters lead to, or -1. One letter again and again walks through the items that
 * begin with it; several letters look from the present item on, so that typing on does not jump ahead.
 */
export function typeAhead(labels: readonly string[], current: number, typed: string): number {
  const letters = [...fold(typed)];
  const first = letters[0];
  if (first === undefined) return -1;
  const repeated = letters.every((letter) => letter === first);
  const wanted = repeated ? first : letters.join('');
  const start = repeated ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    if (fold(labels[index] ?? '').startsWith(wanted)) return index;
  }
  return -1;
}
