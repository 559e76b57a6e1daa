import type { Dataset } from '#contract/datasets.ts';
import type { Bilingual, Locale } from '#contract/locale.ts';
import type { DatasetRows } from '#contract/tables.ts';

/**
 * A column a table can be sorted by. `text`: as written in the field, small and capital letters alike. `number`: the number
 * in the field. `spoken`: the Chinese name by its pinyin, the English one where there is none. `country`: by the row's country
 * in the order of a language (`country-order.ts`).
 */
export type SortColumn =
  | { readonly by: 'text' | 'number'; readonly field: string }
  | { readonly by: 'spoken' }
  | { readonly by: 'country'; readonly locale: Locale };

export const textColumn = (field: string): SortColumn => ({ by: 'text', field });
export const numberColumn = (field: string): SortColumn => ({ by: 'number', field });
/** Both names of a row, under the names the pages ask for them by. */
export const nameColumns = { nameEn: textColumn('nameEn'), nameZh: { by: 'spoken' } } as const;

/** The icons of tables, in menus and beside hits. */
export type TableIcon = 'container' | 'customs' | 'document' | 'flame' | 'pallet' | 'plane' | 'port' | 'thermometer';

/** A table's own part of its definition; see {@link Definition} for what follows from it. */
interface OwnDefinition<Name extends Dataset> {
  readonly dataset: Name;
  /** Its page below `/dictionary/`. */
  readonly page: string;
  /** Which table of its page it is, where the page has two. */
  readonly view?: 'cold';
  /** Where its entries are below `/dictionary/`, if not below its page. */
  readonly entries?: string;
  readonly title: Bilingual;
  /** The table's content in a sentence: for search engines, and where the search of the site names the page. */
  readonly about: Bilingual;
  /** Other words by which people look for the page, in any language. */
  readonly otherNames: readonly string[];
  readonly icon: TableIcon;
  /** The least weight of an entry that stands in the map of the site; null where none does. */
  readonly mapped: number | null;
  /** The edition that the project's own rows are of, such as `ISO 668`. */
  readonly edition: string;
  /** The key of a row, the last part of its address. */
  key(row: DatasetRows[Name]): string;
  /** The code of a row as it is read and copied; null where it has none that means anything. */
  code(row: DatasetRows[Name]): string | null;
  /** The codes and names a row bears itself. The first code is the row's own, the first names are the displayed ones. */
  texts(row: DatasetRows[Name]): { codes: string[]; names: string[] };
  /** The Chinese names that are read aloud, by whose pinyin the row is found; the Chinese name if left out. */
  spoken?(row: DatasetRows[Name]): (string | null)[];
  /** Its rows are places, whose names are read otherwise than those of goods. */
  readonly places?: true;
  /** The line below a row's name in a hit of the site's search. */
  summary(row: DatasetRows[Name]): Bilingual;
  /** The filter values of a row as `name:value`; stored beside the row, and made anew where a pack is opened. */
  facets(row: DatasetRows[Name]): string[];
  /** By what it can be sorted: nothing else reaches the database. Else rows stand by weight, then key. */
  readonly sorting: Readonly<Record<string, SortColumn>>;
}

/** The address of a table. */
export type TablePath = `/dictionary/${string}`;

/** Everything that sets one table of the dictionary apart from the others, but for its rows and its view. */
export interface Definition<Name extends Dataset> extends OwnDefinition<Name> {
  /** Path of its page, and the page's address, which names the view where there are two. */
  readonly path: string;
  readonly address: TablePath;
  /** Path below which its entries are. */
  readonly entryPath: string;
}

/** Defines a table. */
export function defineTable<const Name extends Dataset>(own: OwnDefinition<Name>): Definition<Name> {
  const path: TablePath = `/dictionary/${own.page}`;
  const address: TablePath = own.view === undefined ? path : `${path}?view=${own.view}`;
  return { ...own, path, address, entryPath: `/dictionary/${own.entries ?? own.page}` };
}

/** A list without what is null or empty. */
export function present(...values: readonly (string | null)[]): string[] {
  return values.filter((value): value is string => value !== null && value !== '');
}

/** The same in both languages. */
export const same = (text: string): Bilingual => ({ zh: text, en: text });

/** Notes in one or both languages; null where there is none. */
export const note = (zh: string | null, en: string | null): Bilingual | null =>
  zh === null && en === null ? null : { zh: zh ?? '', en: en ?? '' };

/** Parts of a summary in one line. */
export function listed(...parts: readonly (Bilingual | null)[]): Bilingual {
  const join = (language: keyof Bilingual) => present(...parts.map((part) => part?.[language] ?? null)).join(' · ');
  return { zh: join('zh'), en: join('en') };
}
