import { text } from '#client/lib/search-params.ts';

/** Longer than forty rows of cargo packed; longer addresses are cut by some mail programs. */
const PACKED_MAX = 6000;

/** Search parameters of a calculator. */
interface ToolSearch {
  /** The whole form, packed. */
  c?: string | undefined;
}

/** Reads the address; anything foreign is left out. */
export function toolSearch(search: Readonly<Record<string, unknown>>): ToolSearch {
  return { c: text(search.c, PACKED_MAX) };
}
