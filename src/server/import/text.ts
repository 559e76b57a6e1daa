/** Why a text from a file cannot be shown, or null: characters that were lost in a wrong conversion, or never were text. */
export function unreadable(text: string): string | null {
  if (text.includes('\uFFFD')) return 'lost characters (U+FFFD)';
  // PostgreSQL takes neither of the two into its JSON.
  if (!text.isWellFormed() || /\p{Cc}/u.test(text)) return 'control characters';
  return null;
}

/** Whether a text holds a quote without its partner at one of its ends: what is left of broken quoting. */
export function hasStrayQuote(text: string): boolean {
  return text.startsWith('"') !== text.endsWith('"');
}

/** Text with runs of white space as one space. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
