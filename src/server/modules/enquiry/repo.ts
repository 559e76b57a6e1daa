import type { Enquiry } from '#contract/enquiry.ts';
import type { Locale } from '#contract/locale.ts';
import type { Tx } from '#server/db/client.ts';
import { enquiries } from '#server/db/schema.ts';
import { Problem } from '#server/plugins/problem.ts';

/** An enquiry as it is stored. */
export interface StoredEnquiry {
  receipt: string;
  receivedAt: Date;
  locale: Locale;
  enquiry: Omit<Enquiry, 'code'>;
}

/** Stores an enquiry. Throws `key-reused` when one of its id is there, whose key has been forgotten. */
export async function addEnquiry(tx: Tx, { receipt, receivedAt, locale, enquiry }: StoredEnquiry): Promise<void> {
  const { id, type, polCode, podCode, ...content } = enquiry;
  const added = await tx
    .insert(enquiries)
    .values({ receipt, id, type, polCode, podCode, content, locale, receivedAt })
    .onConflictDoNothing({ target: enquiries.id })
    .returning({ id: enquiries.id });
  if (added.length === 0) throw new Problem('key-reused');
}
