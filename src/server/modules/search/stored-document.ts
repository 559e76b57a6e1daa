import { createHash } from 'node:crypto';
import { joinPinyin } from '#domain/dictionary/pinyin-column.ts';
import { join as joined } from '#domain/search/fold.ts';
import { indexColumns } from '#domain/search/server-plan.ts';
import type { SiteDocument } from '#domain/site-search/document.ts';
import { lexemesOf, type Wanted } from '#domain/site-search/lexemes.ts';
import { titleFields } from '#domain/site-search/site-index.ts';
import { readingsOf } from '#server/modules/dictionary/readings.ts';

/** Rises when documents are to be indexed anew although they have not changed. */
const RULES = 3;

/** Stands before the words that are also in title or summary. */
const LEAD = '^';

/** Tells whether a document and the rules are still those that a row was made from. */
export function hashOf(document: SiteDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES, document]))
    .digest('base64url')
    .slice(0, 22);
}

/** Lexemes hold only letters and digits, so quotes need no escape. */
const quoted = (lexeme: string) => `'${lexeme}'`;

function wordsOf({ title, names, summary, text }: SiteDocument): string {
  const lead = lexemesOf(title.zh, title.en, ...names, summary.zh, summary.en);
  const whole = new Set([...lead, ...lexemesOf(text.zh, text.en)]);
  return [...[...lead].map((lexeme) => quoted(LEAD + lexeme)), ...[...whole].map(quoted)].join(' ');
}

const HAN = /\p{Script=Han}/u;

/** The columns that are stored of a document. */
export function storedDocument(document: SiteDocument) {
  const { node, id, address, title, names, summary, text, date, weight } = document;
  const chinese = [title.zh, ...names].filter((name) => HAN.test(name));
  const pinyin = [...new Set(chinese.flatMap((name) => readingsOf(name, 'text')))];
  const { latin, grams } = indexColumns(titleFields(document, pinyin));
  return {
    node,
    id,
    address,
    title,
    names,
    summary,
    text,
    date,
    weight: Math.round(weight),
    pinyin: joinPinyin(pinyin),
    latin,
    han: grams,
    words: wordsOf(document),
    hash: hashOf(document),
  };
}

/** The question for `words`, as the text of a `tsquery`; `lead` asks for title and summary alone. Null for nothing. */
export function wordsQuery(wanted: readonly Wanted[], lead: boolean): string | null {
  if (wanted.length === 0) return null;
  const mark = lead ? LEAD : '';
  return wanted.map(({ lexeme, prefix }) => quoted(mark + joined(lexeme)) + (prefix ? ':*' : '')).join(' & ');
}
