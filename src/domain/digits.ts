/** The digits of typed or pasted text, at most `max`: numbers and codes come with blanks and dashes between them. */
export function digitsOf(text: string, max: number): string {
  return text.replace(/\D/g, '').slice(0, max);
}
