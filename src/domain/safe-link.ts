/** Where a link of the content may lead: another site over HTTP, or a path of this one. */
export type SafeLink = { kind: 'external' | 'internal'; href: string };

/** Spaces and what cannot be seen: browsers drop some of it from an address, so that `java\nscript:` would run. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u;

const LONGEST = 2000;

/**
 * Reads an address from content. Only `http(s)://host…` and paths such as `/home` are links; everything else
 * (`javascript:`, `data:`, `//host`, `/\host`, control characters, names before an `@`) is null.
 */
export function safeLink(address: string): SafeLink | null {
  const text = address.trim();
  if (text === '' || text.length > LONGEST || UNSEEN.test(text) || text.includes('\\')) return null;
  if (/^\/(?!\/)/.test(text)) return { kind: 'internal', href: text };
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null;
  const { username, password } = new URL(text);
  return username === '' && password === '' ? { kind: 'external', href: text } : null;
}
