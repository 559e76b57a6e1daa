const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Stands before the words of tables: they are searched, but make no sentence and are never part of an excerpt. */
const TABLES = '\u001e';

const ENDS_SENTENCE = /[.!?:;…。！？：；][)\]"'”’）」』]*$/;
const ENDS_WIDE = /[。！？：；）」』]$/;

function between(before: string): string {
  if (!ENDS_SENTENCE.test(before)) return ' · ';
  return ENDS_WIDE.test(before) ? '' : ' ';
}

/** Texts one after the other, each as a passage of its own; the words of their tables at the end. */
export function joinPassages(texts: readonly string[]): string {
  const read = texts.map((text) => text.split(TABLES));
  const passages = read.map(([passage = '']) => passage).filter((passage) => passage !== '');
  const line = passages.reduce((all, passage) => (all === '' ? passage : all + between(all) + passage), '');
  return [line, ...read.flatMap(([, ...tables]) => tables)].join(TABLES);
}

/** The part of a text that can be read as it stands: all but the words of tables. */
export function readable(text: string): string {
  return text.split(TABLES, 1)[0] ?? '';
}

function lines(html: string): string[] {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<\/?(?:b|i|em|strong|code|a|span)(?:\s[^<>]*)?>/gi, '')
    .replace(/<br[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, decode)
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

/**
 * The words of sanitised HTML as plain text on one line: each block is a passage, and tables stand apart from what can be
 * read. For searching and for excerpts, which are shown as text; not a way to make foreign HTML safe.
 */
export function plainText(html: string): string {
  const tables: string[] = [];
  const rest = html.replace(/<table\b.*?<\/table>/gis, (table) => {
    tables.push(lines(table).join(' ').trim());
    return '<p></p>';
  });
  const line = joinPassages(lines(rest));
  return tables.length === 0 ? line : line + TABLES + tables.join(' ');
}
