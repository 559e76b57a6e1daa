import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Formats } from '#client/i18n/use-formats.ts';
import type { Column } from '#client/ui/data-table-types.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { Locale } from '#contract/locale.ts';
import type { DatasetRows } from '#contract/tables.ts';
import type { FacetFilter } from '#domain/dictionary/facets.ts';
import type { TableFace } from './faces.ts';

/** What cells need besides their row: the language, its words and numbers, and today's date in China. */
export interface Speech {
  locale: Locale;
  say(message: MessageDescriptor): string;
  formats: Formats;
  /** ISO date. */
  today: string;
}

/** A group of filters offered above the table. */
export interface FacetGroup {
  /** The name of the facet in `domain/dictionary/facets.ts`. */
  name: string;
  label: MessageDescriptor;
  options: readonly { value: string; label(speech: Speech): string }[];
  /** Behind a line that opens, for groups too long to stand above the results. */
  folded?: boolean | undefined;
}

/** A row that is opened, and where. */
export interface DetailProps<Row> {
  row: Row;
  /** `row`: in place below the row; `page`: on the page of its own, where there is room for everything. */
  place: 'row' | 'page';
}

/** What a table shows above its search field; it may set filters. */
export interface LegendProps {
  filter: FacetFilter;
  /** Address of the table with one filter value set or taken away. */
  hrefFor(name: string, value: string): string;
}

/** Everything that sets one table of the dictionary apart from the others; the pages are the same for all. */
export interface TableDefinition<Name extends Dataset> extends TableFace<Name> {
  /** What the reader must know of these figures; stands in the foot. */
  cautions: readonly MessageDescriptor[];
  facets: readonly FacetGroup[];
  /** The first column carries the link; `key` is the sort column where `sortable`. */
  columns(speech: Speech): ReadonlyArray<Column<DatasetRows[Name]>>;
  /** What an opened row shows. */
  Preview: ComponentType<DetailProps<DatasetRows[Name]>>;
  Legend?: ComponentType<LegendProps> | undefined;
  /** Groups of entries that are found one by one when a filter set from elsewhere has no chip above the table. */
  facetWord?(name: string, value: string, speech: Speech): string | null;
}
