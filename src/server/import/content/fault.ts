import { csvCell } from '#domain/csv.ts';
import type { FoundItem } from './source.ts';

/** A fault in a content folder, with its place. */
export interface Fault {
  /** Path below the folder. */
  file: string;
  /** From 1; 0 when the fault is the file's as a whole. */
  line: number;
  /** Such as `answer.en`, with the number of the item before it in a list: `3.answer.en`. */
  field: string;
  reason: string;
}

/** A fault found while an item is read; whoever reads it knows the file and the line. */
export class ItemFault extends Error {
  override readonly name = 'ItemFault';
  readonly path: readonly PropertyKey[];

  constructor(path: readonly PropertyKey[], reason: string) {
    super(reason);
    this.path = path;
  }
}

/** A fault at a field of an item. */
export function faultOf({ file, prefix, lineOf }: FoundItem, path: readonly PropertyKey[], reason: string): Fault {
  return { file, line: lineOf(path), field: [...prefix, ...path].map(String).join('.'), reason };
}

/** The faults as a table; null when there are none. */
export function faultsCsv(faults: readonly Fault[]): string | null {
  if (faults.length === 0) return null;
  const rows = faults.map(({ file, line, field, reason }) =>
    [file, String(line), field, reason].map(csvCell).join(','),
  );
  return ['file,line,field,reason', ...rows, ''].join('\r\n');
}
