import type { Tx } from '#server/db/client.ts';
import { type Once, REPLAYED } from '#server/db/once.ts';
import type { CompanyMail, OutgoingMailService } from '#server/modules/outgoing-mail/service.ts';
import type { VerificationService } from '#server/modules/verification/service.ts';
import { sourceOf } from '#server/plugins/address-limits.ts';
import type { Call } from '#server/plugins/contract.ts';
import { keyMatches } from '#server/plugins/message-key.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { logSecurity } from '#server/security-log.ts';

/** By what a visitor may send to the company: the call of its key, and how many come from one address. */
const KINDS = {
  contact: { scope: 'contact.add', limit: 'contact-address-day' },
  enquiry: { scope: 'enquiry.add', limit: 'enquiry-address-hour' },
} as const;

/** A message that a visitor sends to the company. */
interface VisitorMessage<Answer> {
  kind: keyof typeof KINDS;
  /** Made on the device; the key under which it is taken once. */
  id: string;
  /** The phone number or the address that was verified for it. */
  contact: string;
  /** Where it brings its code along. */
  code: string | undefined;
  /** The parts that are the same when it is sent again, as plain JSON. */
  request: unknown;
  /** Stores it and gives its answer, as plain JSON, and the mail that brings it to the company. */
  store(tx: Tx): Promise<{ answer: Answer; mail: CompanyMail }>;
}

interface Deps {
  once: Once;
  verification: Pick<VerificationService, 'spend'>;
  limits: SharedLimits;
  mails: OutgoingMailService;
}

/** Makes the service that takes what verified visitors send to the company. */
export function createVisitorMessages({ once, verification, limits, mails }: Deps) {
  return {
    /**
     * Takes a message once, in one transaction with its mail, and answers it again when it comes again, which is not
     * counted. Throws `not-verified`, `key-reused`, `in-progress`, `too-many-requests`, `validation` for an
     * `Idempotency-Key` that is not its id, and what `store` throws.
     */
    async take<Answer>(message: VisitorMessage<Answer>, call: Call): Promise<Answer> {
      const { kind, id, contact, code, request, store } = message;
      const { scope, limit } = KINDS[kind];
      const { address, log } = call;
      keyMatches(id, call);
      const counted = [limit, sourceOf(address)] as const;
      await limits.take(counted);
      const { answer, first } = await once({ scope, key: id, request }, async (tx) => {
        await verification.spend(tx, contact, kind, id, code);
        const stored = await store(tx);
        await mails.toCompany(tx, id, stored.mail);
        return stored.answer;
      }).catch((error: unknown) => {
        if (error instanceof Problem) logSecurity(log, 'contact.refused', { contact, address, reason: error.code });
        throw error;
      });
      if (first) {
        mails.hurry(id);
      } else {
        Object.assign(call.answerHeaders, REPLAYED);
        await limits.giveBack(counted);
      }
      return answer;
    },
  };
}

export type VisitorMessages = ReturnType<typeof createVisitorMessages>;
