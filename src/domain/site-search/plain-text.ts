const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/**
 * The words of sanitised HTML as plain text on one line: blocks are kept apart by a space. For searching and for
 * excerpts, which are shown as text; not a way to make foreign HTML safe.
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:b|i|em|strong|code|a|span)(?:\s[^<>]*)?>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}
