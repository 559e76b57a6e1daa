import type { Bilingual } from '#contract/locale.ts';
import type { ContentKind } from '#server/modules/content/kinds.ts';
import type { Builder } from './build.ts';
import { type Fault, faultOf, ItemFault } from './fault.ts';
import { layouts, type ReadItem } from './layouts.ts';
import { readers, readFields } from './readers.ts';
import type { FoundItem } from './source.ts';

/** A news item as it is stored; `body` is clean HTML. */
export type NewsRow = Omit<ReadItem<'news'>, 'file'> & { body: Bilingual };

/** A checked item in the form in which it is written. */
export type Ready =
  | { to: 'news'; row: NewsRow }
  | { to: 'document'; name: string; value: unknown }
  | { to: 'item'; kind: ContentKind; id: string; position: number; date: string; data: Record<string, unknown> };

async function makeReady(found: FoundItem, builder: Builder): Promise<Ready[] | Fault[]> {
  const { kind } = found;
  if (kind === 'site') {
    const read = readFields(layouts.site, found);
    if (!('item' in read)) return read;
    const documents = Object.entries(read.item).filter(([, value]) => value !== undefined);
    return documents.map(([name, value]): Ready => ({ to: 'document', name, value }));
  }
  if (kind === 'news') {
    const read = readFields(layouts.news, found);
    if (!('item' in read)) return read;
    const { file: _, ...item } = read.item;
    return [{ to: 'news', row: { ...item, body: await builder.html(['body'], item.body) } }];
  }
  const read = await readers[kind](found, builder);
  if (!('data' in read)) return read;
  const { id, position = found.position, date, data } = read;
  return [{ to: 'item', kind, id, position, date, data: { ...data } }];
}

/** Checks an item and makes it ready to be written; the faults when it cannot be. */
export async function checkItem(found: FoundItem, builder: Builder): Promise<Ready[] | Fault[]> {
  try {
    return await makeReady(found, builder);
  } catch (error) {
    if (error instanceof ItemFault) return [faultOf(found, error.path, error.message)];
    throw error;
  }
}

/** Whether something is ready, and no fault. */
export function isReady(one: Ready | Fault): one is Ready {
  return 'to' in one;
}
