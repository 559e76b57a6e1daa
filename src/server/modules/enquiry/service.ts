import type { Enquiry, EnquiryReceipt } from '#contract/enquiry.ts';
import type { Port } from '#contract/tables.ts';
import { isReadyDate } from '#domain/ready-date.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import type { EnquiryPhotos } from '#server/modules/files/enquiry-photos.ts';
import type { VisitorMessages } from '#server/modules/visitor-messages/service.ts';
import type { Call } from '#server/plugins/contract.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import { newReceipt } from '#server/receipt.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { addEnquiry } from './repo.ts';

interface EnquiryDeps {
  messages: VisitorMessages;
  dictionary: Pick<DictionaryService, 'entry'>;
  photos: Pick<EnquiryPhotos, 'keep'>;
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
export function createEnquiryService({ messages, dictionary, photos, clock }: EnquiryDeps): EnquiryService {
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
      const { locale } = call;
      const now = new Date(clock());
      const contact = enquiry.verifiedBy === 'phone' ? enquiry.fromPhone : enquiry.fromEmail;
      const { id } = enquiry;
      // Before the transaction, which must not wait for a second connection.
      const ports = await readPorts(enquiry);
      return messages.take(
        {
          kind: 'enquiry',
          id,
          contact,
          code,
          request: enquiry,
          async store(tx) {
            // Not before: the same enquiry may come again when its day has passed.
            readDate(enquiry, now);
            const stored = { receipt: newReceipt('E', now), receivedAt: now, locale, enquiry };
            await addEnquiry(tx, stored);
            const fileIds = await photos.keep(tx, id, enquiry.photos ?? []);
            const answer = { id, receipt: stored.receipt, receivedAt: now.toISOString() };
            return { answer, mail: { ...enquiryMail({ ...stored, ...ports }), fileIds } };
          },
        },
        call,
      );
    },
  };
}
