import { isWide } from '#domain/search/fold.ts';
import type { Spoken } from '#domain/search/near-wide.ts';
import { type PackedSearch, packSearchText, type SearchFields } from '#domain/search/pack.ts';
import { createSearcher } from '#domain/search/searcher.ts';
import { fold } from '#domain/search/simplify.ts';
import { type KnownWord, mayBeMistyped } from './correct.ts';
import type { SiteDocument } from './document.ts';
import { wantedLexemes } from './lexemes.ts';
import { isTitleHit, type Ranked } from './order.ts';
import { indexTexts } from './text-index.ts';

/** A hit among the documents of a {@link SiteIndex}. */
interface DocumentHit extends Ranked {
  document: SiteDocument;
}

/** Documents held in memory and found by title, summary and text. */
export interface SiteIndex {
  /** All documents that match, in no particular order. */
  find(query: string): DocumentHit[];
  /** The words of all texts in which typing errors are looked for. */
  words(): Iterable<KnownWord>;
}

/** The fields of a document that are searched as a title is: by its beginning, by parts, by several words. */
export function titleFields(
  { title, names, weight }: Pick<SiteDocument, 'title' | 'names' | 'weight'>,
  pinyin: readonly string[],
): SearchFields {
  return { codes: [], names: [title.zh, title.en, ...names], pinyin, weight };
}

function pinyinOf({ title, names }: SiteDocument, spoken: Spoken): string[] {
  return [title.zh, ...names].map(fold).filter(isWide).flatMap(spoken);
}

/**
 * Indexes documents, their titles by pinyin as well. Costs a few milliseconds per hundred of them: for a worker, not for
 * the page's own thread.
 */
export function createSiteIndex(documents: readonly SiteDocument[], spoken: Spoken): SiteIndex {
  const packed: PackedSearch = packSearchText(
    documents.map((document) => titleFields(document, pinyinOf(document, spoken))),
  );
  const titles = createSearcher(packed);
  const leads = indexTexts(
    documents.map(({ title, names, summary }) => [title.zh, title.en, ...names, summary.zh, summary.en]),
  );
  const texts = indexTexts(
    documents.map(({ title, names, summary, text }) => [
      title.zh,
      title.en,
      ...names,
      summary.zh,
      summary.en,
      text.zh,
      text.en,
    ]),
  );

  return {
    find(query) {
      const kinds = new Map<number, Ranked['kind']>();
      const wanted = wantedLexemes(query);
      for (const at of texts.matching(wanted)) kinds.set(at, 'text');
      for (const at of leads.matching(wanted)) kinds.set(at, 'summary');
      const { rows, matches } = titles.search(query, { limit: documents.length });
      for (const [place, at] of rows.entries()) {
        const kind = matches[place];
        if (kind !== undefined && isTitleHit(kind)) kinds.set(at, kind);
      }
      return [...kinds].flatMap(([at, kind]) => {
        const document = documents[at];
        if (document === undefined) return [];
        const { node, id, weight, date } = document;
        return [{ node, id, weight, date, kind, document }];
      });
    },
    *words() {
      for (const known of texts.words()) if (mayBeMistyped(known.word)) yield known;
    },
  };
}
