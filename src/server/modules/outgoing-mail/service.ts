import type { FastifyBaseLogger } from 'fastify';
import type { Attachment, Mail, MailPort } from '#server/adapters/mail/port.ts';
import type { Tx } from '#server/db/client.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { OutgoingMail, OutgoingMailRepo } from './repo.ts';

const SEND = 'mail.send';
const TICK = 'mail.tick';
/** Mails put in line per minute; the rest follow the next minute. */
const PER_MINUTE = 1000;
/** Mails that are on their way at once: as many connections as most mail servers give one sender, less those for codes. */
const AT_ONCE = 4;
/** A mail server that has not answered by then is asked again, in seconds. */
const SECONDS_MAX = 60;
/** A server that has not sent a mail by then, in milliseconds, has died over it. */
const CLAIM_MS = (SECONDS_MAX + 30) * 1000;

/** A mail to the company, with the ids of stored files that go with it. */
export interface CompanyMail extends Omit<Mail, 'to' | 'attachments'> {
  fileIds?: string[];
}

interface Deps {
  repo: OutgoingMailRepo;
  queue: Queue;
  mail: MailPort | null;
  /** Where mails to the company go; empty while it has not said. */
  companyAddress: () => Promise<string>;
  attachment: (fileId: string) => Promise<Attachment | null>;
  log: FastifyBaseLogger;
  clock: () => number;
}

/**
 * Makes the way out for mails: written in the transaction of what they are about, and sent once by the job queue. What
 * cannot be sent now stays and is put in line again every minute.
 */
export function createOutgoingMail({ repo, queue, mail, companyAddress, attachment, log, clock }: Deps) {
  async function send(id: string): Promise<void> {
    if (mail === null) return;
    const now = clock();
    const written = await repo.claim(id, new Date(now), new Date(now + CLAIM_MS));
    if (written === null) return;
    await deliver(mail, written).catch(async (error: unknown) => {
      await repo.giveBack(id);
      throw error;
    });
    await repo.remove(id);
  }

  async function deliver(port: MailPort, { subject, text, replyTo, fileIds, ...written }: OutgoingMail): Promise<void> {
    const to = written.to ?? (await companyAddress());
    if (to === '') throw new Error('The company has no address for mails yet');
    const files = await Promise.all(fileIds.map(attachment));
    const whole: Mail = {
      to,
      subject,
      text,
      ...(replyTo === null ? {} : { replyTo }),
      ...(fileIds.length === 0 ? {} : { attachments: files.filter((file) => file !== null) }),
    };
    await port.send(whole);
  }

  queue.define<{ id: string }>(SEND, { atOnce: AT_ONCE, seconds: SECONDS_MAX }, ({ id }) => send(id));
  const line = (ids: readonly string[]) =>
    queue.send(
      SEND,
      ids.map((id) => ({ key: id, data: { id } })),
    );
  queue.everyMinute(TICK, async () => {
    if (mail !== null) await line(await repo.waiting(PER_MINUTE));
  });

  return {
    /** Writes a mail to the company in a transaction, under the id of what it is about. */
    toCompany: (tx: Tx, id: string, mail: CompanyMail): Promise<void> =>
      repo.put(tx, { ...mail, id, createdAt: new Date(clock()) }),

    /** Sends a written mail at once instead of within the minute. Not for waiting on: a failure is mended by itself. */
    hurry(id: string): void {
      line([id]).catch((error: unknown) => log.warn({ err: error }, 'a mail has to wait for the next minute'));
    },
  };
}

export type OutgoingMailService = ReturnType<typeof createOutgoingMail>;
