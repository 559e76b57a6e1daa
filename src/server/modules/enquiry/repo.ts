import type { Enquiry } from '#contract/enquiry.ts';
import type { Locale } from '#contract/locale.ts';
import type { Once } from '#server/db/once.ts';
import { enquiries } from '#server/db/schema.ts';

/** An enquiry as it is stored. */
export interface StoredEnquiry {
  receipt: string;
  receivedAt: Date;
  locale: Locale;
  enquiry: Enquiry;
}

/** Writes enquiries. */
export function createEnquiryRepo(once: Once) {
  return {
    /**
     * Stores an enquiry once per key and gives the receipt that stands: an older one when the key came before. Rejects on
     * a receipt number that is taken.
     */
    add({ receipt, receivedAt, locale, enquiry }: StoredEnquiry, key: string | null) {
      return once({ scope: 'enquiry.add', key, request: enquiry }, async (tx) => {
        const { type, polCode, podCode, ...content } = enquiry;
        await tx.insert(enquiries).values({ receipt, type, polCode, podCode, content, locale, receivedAt });
        return { receipt, receivedAt: receivedAt.toISOString() };
      });
    },
  };
}

export type EnquiryRepo = ReturnType<typeof createEnquiryRepo>;
