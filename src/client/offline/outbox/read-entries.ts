import * as z from 'zod/mini';
import type { Entry } from './entry.ts';

const said = { text: z.string(), status: z.exactOptional(z.number()), requestId: z.nullable(z.string()) };
const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['unreachable', 'expired']) }),
  z.object({ kind: z.enum(['busy', 'said']), ...said }),
]);

/** The schema of an entry: fields of the first version are required; later ones, and those of a first try, are not. */
const entrySchema: z.ZodMiniType<Entry> = z.object({
  id: z.string().check(z.minLength(1)),
  route: z.enum(['contact.add', 'enquiry.add']),
  state: z.enum(['needs-code', 'verified', 'sending', 'delivered', 'needs-code-again', 'refused']),
  body: z.unknown(),
  draft: z.unknown(),
  contact: z.object({ by: z.enum(['phone', 'email']), address: z.string() }),
  createdAt: z.number(),
  failures: z._default(z.number(), 0),
  nextAt: z._default(z.number(), 0),
  reason: z._default(z.nullable(reason), null),
  receipt: z._default(z.nullable(z.object({ number: z.string(), text: z.string(), at: z.number() })), null),
  arrivedPhotos: z.exactOptional(z.array(z.string())),
  seen: z.exactOptional(z.literal(true)),
});

/** A row of the outbox that is no entry: an older build wrote it, or the store is damaged. `text` is what it says, in lines. */
export interface UnreadableRow {
  id: string;
  text: string;
}

/** All words and numbers somewhere in a value, without names of fields. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return [];
}

/** An entry as it lies on the device; null where it cannot be read. */
export function readEntry(row: unknown): Entry | null {
  return entrySchema.safeParse(row).data ?? null;
}

/** The rows of an outbox: those that are entries, and those that stand aside. */
export function readEntries(rows: readonly unknown[]): { entries: Entry[]; unreadable: UnreadableRow[] } {
  const entries: Entry[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const row of rows) {
    const entry = readEntry(row);
    if (entry !== null) entries.push(entry);
    else {
      const { id, body, draft } = Object(row) as Record<string, unknown>;
      unreadable.push({ id: String(id), text: [...new Set(wordsIn(body ?? draft))].join('\n') });
    }
  }
  return { entries, unreadable };
}
