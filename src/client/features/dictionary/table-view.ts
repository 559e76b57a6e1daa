import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Formats } from '#client/i18n/use-formats.ts';
import type { Column } from '#client/ui/data-table-types.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { Locale } from '#contract/locale.ts';
import type { DatasetRows } from '#contract/tables.ts';
import type { Definition } from '#domain/dictionary/datasets/define.ts';
import type { FacetFilter } from '#domain/dictionary/facets.ts';

/** Context that cells need besides their row: the language, its words and formats, and today's date in China. */
export interface Speech {
  locale: Locale;
  say(message: MessageDescriptor): string;
  formats: Formats;
  /** ISO date. */
  today: string;
}

/** A group of filters offered above the table. */
export interface FacetGroup {
  /** The name of the facet in the table's definition. */
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

/** Props of the legend that a table shows above its search field; the legend may set filters. */
export interface LegendProps {
  filter: FacetFilter;
  /** Address of the table with one filter value set or taken away. */
  hrefFor(name: string, value: string): string;
}

/** How a table looks: what its pages show that no other table's do. */
export interface TableLook<Name extends Dataset> {
  /** Sentence below the table's title. */
  lead: MessageDescriptor;
  /** Name of the search field, and examples of what it takes. */
  searchLabel: MessageDescriptor;
  examples: MessageDescriptor;
  /** Caveats about the figures, which the reader must know; shown in the foot. */
  cautions: readonly MessageDescriptor[];
  filters: readonly FacetGroup[];
  /** The first column carries the link; `key` is the sort column where `sortable`. */
  columns(speech: Speech): ReadonlyArray<Column<DatasetRows[Name]>>;
  /** An entry with all that is known of it: opened below its row, and on the page of its own. */
  Detail: ComponentType<DetailProps<DatasetRows[Name]>>;
  Legend?: ComponentType<LegendProps> | undefined;
  /** Groups of entries that are found one by one when a filter set from elsewhere has no chip above the table. */
  facetWord?(name: string, value: string, speech: Speech): string | null;
}

/** A table with how it looks, as its pages draw it. */
export type TableView<Name extends Dataset> = Definition<Name> & TableLook<Name>;
