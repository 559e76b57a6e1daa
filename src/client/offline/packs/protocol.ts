import type { Dataset, DictionaryQuery, Edition } from '#contract/dictionary.ts';
import type { Locale } from '#contract/locale.ts';
import type { ProblemCode } from '#contract/problems.ts';
import type { SearchPage, SearchQuery } from '#contract/search.ts';
import type { DatasetRows } from '#contract/tables.ts';
import type { IndexFacts } from '../site-search/device-index.ts';
import type { SavedMark } from './pack-index.ts';

/** A page of a table answered by the device. */
export interface DeviceWindow<Row> {
  total: number;
  rows: Row[];
  fuzzy: boolean;
  edition: Edition;
}

/** The calls of the pack worker: name → what goes in, what comes out. */
export interface PackCalls {
  /** Fetches a pack, by its changes where possible; does nothing when it is up to date. */
  install: { in: { dataset: Dataset; apiBase: string; locale: Locale }; out: SavedMark };
  remove: { in: { dataset: Dataset }; out: null };
  /** Has a table ready for the questions that will come. */
  open: { in: { dataset: Dataset }; out: null };
  /** Lets go of a table that another tab has brought up to date. */
  close: { in: { dataset: Dataset }; out: null };
  list: { in: { dataset: Dataset; query: DictionaryQuery }; out: DeviceWindow<DatasetRows[Dataset]> };
  /** A search over the whole site in what the device holds: these saved tables, its kept answers and the extra ones. */
  search: {
    in: { query: SearchQuery; datasets: readonly Dataset[] } & IndexFacts;
    out: SearchPage;
  };
  entry: { in: { dataset: Dataset; key: string }; out: { row: DatasetRows[Dataset]; edition: Edition } | null };
}

/** The name of a call to the worker. */
export type PackCall = keyof PackCalls;

/** A question to the worker. */
export interface PackRequest<Call extends PackCall = PackCall> {
  id: number;
  call: Call;
  input: PackCalls[Call]['in'];
}

/** An answer of the worker, progress of an install, or why it failed: `kind` maps back to the client's error classes. */
export type PackReply =
  | { id: number; type: 'done'; output: PackCalls[PackCall]['out'] }
  | { id: number; type: 'progress'; loaded: number; total: number }
  | {
      id: number;
      type: 'failed';
      kind: 'offline' | 'timeout' | 'foreign' | 'storage' | 'missing';
      message: string;
    }
  | {
      id: number;
      type: 'failed';
      kind: 'problem';
      message: string;
      status: number;
      code: ProblemCode;
      requestId: string | null;
    };
