/** Why a text from a file cannot be shown, or null: characters that were lost in a wrong conversion. */
export function unreadable(text: string): string | null {
  if (text.includes('\uFFFD')) return 'lost characters (U+FFFD)';
  // Half of a character pair, which PostgreSQL does not take into its JSON.
  return text.isWellFormed() ? null : 'broken characters';
}

/** Control characters, which PostgreSQL or a screen does not take; line ends and tabs are mere white space. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/** Whether a text holds what is no text at all. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text);
}

/** Whether a text holds a quote without its partner at one of its ends: what is left of broken quoting. */
export function hasStrayQuote(text: string): boolean {
  return text.startsWith('"') !== text.endsWith('"');
}

/** Text with runs of white space and control characters as one space. */
export function tidy(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
