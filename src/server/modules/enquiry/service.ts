import type { FastifyBaseLogger } from 'fastify';
import type { Enquiry, EnquiryReceipt } from '#contract/enquiry.ts';
import type { Locale } from '#contract/locale.ts';
import type { Port } from '#contract/ports.ts';
import { isReadyDate } from '#domain/ready-date.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import { AddressCounter } from '#server/plugins/address-counter.ts';
import { errorWords } from '#server/plugins/error-words.ts';
import { Problem } from '#server/plugins/problem.ts';
import { newReceipt } from './receipt.ts';
import type { EnquiryRepo } from './repo.ts';

/** CONST-01: enquiries of one address in an hour; an office shares one. */
export const ENQUIRIES_PER_HOUR = 30;
const HOUR_MS = 3_600_000;
const SOURCES = 10_000;

/** An enquiry that has just been stored, with what whoever answers it wants to know. */
export interface ReceivedEnquiry extends EnquiryReceipt {
  enquiry: Enquiry;
  pol: Port;
  pod: Port;
  locale: Locale;
}

interface EnquiryDeps {
  repo: EnquiryRepo;
  dictionary: Pick<DictionaryService, 'entry'>;
  /** Milliseconds. */
  clock: () => number;
  /**
   * Hears of each new enquiry once, after it is stored: the place for a mail to the company. A failure is logged and does
   * not concern the visitor, whose enquiry is safe.
   */
  onEnquiry?: (received: ReceivedEnquiry) => Promise<void>;
}

interface Sender {
  locale: Locale;
  log: FastifyBaseLogger;
  address: string;
  idempotencyKey: string | null;
}

/** Takes enquiries for rates (HOME-02). */
export interface EnquiryService {
  /** Throws `validation` for ports that are not in the table and dates out of reach, `too-many-requests`, `conflict`. */
  add(enquiry: Enquiry, sender: Sender): Promise<EnquiryReceipt>;
}

/** Makes the service. */
export function createEnquiryService({ repo, dictionary, clock, onEnquiry }: EnquiryDeps): EnquiryService {
  const counter = new AddressCounter(ENQUIRIES_PER_HOUR, HOUR_MS, SOURCES);

  async function portOf(code: string): Promise<Port | null> {
    try {
      return (await dictionary.entry('ports', code)).row;
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') return null;
      throw error;
    }
  }
  async function readPorts({ polCode, podCode }: Enquiry, locale: Locale): Promise<{ pol: Port; pod: Port }> {
    const [pol, pod] = await Promise.all([portOf(polCode), portOf(podCode)]);
    // Two codes may be one port.
    if (pol !== null && pod !== null && pol.code !== pod.code) return { pol, pod };
    const reason = errorWords[locale].reasons.notOneOf;
    const fields = [
      ...(pol === null ? ['polCode'] : []),
      ...(pod === null || pol?.code === pod.code ? ['podCode'] : []),
    ];
    throw new Problem('validation', { fields: fields.map((field) => ({ path: `body.${field}`, reason })) });
  }

  return {
    async add(enquiry, { locale, log, address, idempotencyKey }) {
      const now = new Date(clock());
      const wait = counter.take(address, now.getTime());
      if (wait > 0) throw new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) });
      if (enquiry.readyDate !== null && !isReadyDate(enquiry.readyDate, now.toISOString().slice(0, 10))) {
        const reason = errorWords[locale].reasons.doesNotFit;
        throw new Problem('validation', { fields: [{ path: 'body.readyDate', reason }] });
      }
      const ports = await readPorts(enquiry, locale);
      const stored = { receipt: newReceipt(now), receivedAt: now, locale, enquiry };
      const { answer, first } = await repo.add(stored, idempotencyKey);
      if (first) {
        await onEnquiry?.({ ...answer, ...ports, enquiry, locale }).catch((error: unknown) =>
          log.error({ err: error, receipt: answer.receipt }, 'nobody was told of an enquiry'),
        );
      }
      return answer;
    },
  };
}
