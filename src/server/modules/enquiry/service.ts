import type { Enquiry, EnquiryReceipt } from '#contract/enquiry.ts';
import type { Port } from '#contract/ports.ts';
import { isReadyDate } from '#domain/ready-date.ts';
import { type Once, REPLAYED } from '#server/db/once.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import type { EnquiryPhotos } from '#server/modules/files/enquiry-photos.ts';
import type { OutgoingMailService } from '#server/modules/outgoing-mail/service.ts';
import type { VerificationService } from '#server/modules/verification/service.ts';
import { AddressCounter } from '#server/plugins/address-counter.ts';
import type { Call } from '#server/plugins/contract.ts';
import { keyMatches } from '#server/plugins/message-key.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import { newReceipt } from '#server/receipt.ts';
import { logSecurity } from '#server/security-log.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { addEnquiry } from './repo.ts';

/** CONST-01: enquiries of one address in an hour; an office shares one. */
export const ENQUIRIES_PER_HOUR = 30;
const HOUR_MS = 3_600_000;
const SOURCES = 10_000;

interface EnquiryDeps {
  once: Once;
  dictionary: Pick<DictionaryService, 'entry'>;
  verification: Pick<VerificationService, 'spend'>;
  photos: Pick<EnquiryPhotos, 'keep'>;
  mails: OutgoingMailService;
  /** Milliseconds. */
  clock: () => number;
}

/** Takes enquiries for rates (HOME-02). */
export interface EnquiryService {
  /**
   * Stores an enquiry once. Throws `validation` for ports that are not in the table and dates out of reach,
   * `not-verified`, `key-reused` for an id that came with another enquiry, `in-progress`, `too-many-requests`.
   */
  add(enquiry: Enquiry, call: Call): Promise<EnquiryReceipt>;
}

/** Makes the service. */
export function createEnquiryService({
  once,
  dictionary,
  verification,
  photos,
  mails,
  clock,
}: EnquiryDeps): EnquiryService {
  const counter = new AddressCounter(ENQUIRIES_PER_HOUR, HOUR_MS, SOURCES);

  async function portOf(code: string): Promise<Port | null> {
    try {
      return (await dictionary.entry('ports', code)).row;
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') return null;
      throw error;
    }
  }
  async function readPorts({
    polCode,
    podCode,
  }: Pick<Enquiry, 'polCode' | 'podCode'>): Promise<{ pol: Port; pod: Port }> {
    const [pol, pod] = await Promise.all([portOf(polCode), portOf(podCode)]);
    // Two codes may be one port.
    if (pol !== null && pod !== null && pol.code !== pod.code) return { pol, pod };
    const fields = [
      ...(pol === null ? ['polCode'] : []),
      ...(pod === null || pol?.code === pod.code ? ['podCode'] : []),
    ];
    throw new Problem('validation', { fields: fields.map((field) => ({ path: `body.${field}`, reason: 'notOneOf' })) });
  }
  function readDate({ readyDate }: Pick<Enquiry, 'readyDate'>, now: Date): void {
    if (readyDate === null || isReadyDate(readyDate, now.toISOString().slice(0, 10))) return;
    throw misfit('body.readyDate', 'doesNotFit');
  }

  return {
    async add({ code, ...enquiry }, call) {
      const { locale, log, address } = call;
      const now = new Date(clock());
      keyMatches(enquiry.id, call);
      const wait = counter.take(address, now.getTime());
      if (wait > 0) throw new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) });
      const contact = enquiry.verifiedBy === 'phone' ? enquiry.fromPhone : enquiry.fromEmail;
      const attempt = { scope: 'enquiry.add', key: enquiry.id, request: enquiry };
      // Before the transaction, which must not wait for a second connection.
      const ports = await readPorts(enquiry);
      const { answer, first } = await once(attempt, async (tx) => {
        readDate(enquiry, now);
        await verification.spend(tx, contact, 'enquiry', enquiry.id, code);
        const stored = { receipt: newReceipt('E', now), receivedAt: now, locale, enquiry };
        await addEnquiry(tx, stored);
        const fileIds = await photos.keep(tx, enquiry.id, enquiry.photos ?? []);
        await mails.toCompany(tx, enquiry.id, { ...enquiryMail({ ...stored, ...ports }), fileIds });
        return { id: enquiry.id, receipt: stored.receipt, receivedAt: now.toISOString() };
      }).catch((error: unknown) => {
        if (error instanceof Problem) logSecurity(log, 'contact.refused', { contact, address, reason: error.code });
        throw error;
      });
      if (first) mails.hurry(enquiry.id);
      else call.answerHeaders.push(REPLAYED);
      return answer;
    },
  };
}
