import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaAnswer } from '#contract/account-fields.ts';
import { CODE_COUNTDOWN_SECONDS, CODE_SECONDS, GRANT_HOURS } from '#contract/account-limits.ts';
import type { Locale } from '#contract/locale.ts';
import type { CodePurpose, CodeSent, GrantPurpose } from '#contract/verification.ts';
import type { Adapters } from '#server/adapters/adapters.ts';
import type { Tx } from '#server/db/client.ts';
import type { CaptchaAsker, CaptchaService } from '#server/modules/captcha/service.ts';
import { sourceOf } from '#server/plugins/address-limits.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { equalHashes, hashOf, newCode, newId } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import { codeMail } from './code-words.ts';
import type { VerificationRepo } from './repo.ts';

/** Tries a code has: with ten codes a day, fifty guesses in a million. */
export const CODE_TRIES = 5;

/** Who asks; the parts of a call that this service looks at. */
export interface Asker {
  locale: Locale;
  log: FastifyBaseLogger;
  address: string;
}

/** A phone number or an e-mail address: a code goes to either, and what holds an `@` is the latter. */
export type Contact = string;

/** A code as it was given. `field` is its name in a call that has several. */
interface GivenCode {
  contact: Contact;
  code: string;
  purpose: CodePurpose;
  field?: string;
}

/** A code that was right: how it is stored, and for what. */
interface RightCode {
  contact: Contact;
  purpose: CodePurpose;
  salt: string;
  codeHash: string;
}

/** Uses codes up in the transaction of what they allow; throws `code-wrong` when somebody was faster with one. */
export type Spend = (tx: Tx) => Promise<void>;

/** The addresses that one customer of a provider may well have: 256 of them in IPv4, and in IPv6 what is called a site (/48). */
const networkOf = (source: string): string =>
  source.includes(':') ? source.split(':').slice(0, 3).join(':') : source.replace(/\.\d+$/, '');

/** The limit that all SMS together count towards. */
const BUDGET = [['sms-all-day', 'all']] as const;

interface Deps {
  repo: VerificationRepo;
  adapters: Pick<Adapters, 'sms' | 'mail'>;
  limits: SharedLimits;
  captchas: Pick<CaptchaService, 'require'>;
  /** Milliseconds. */
  clock: () => number;
}

/** Makes the service of codes: sent, checked once, and remembered as grants for messages that are sent later. */
export function createVerificationService({ repo, adapters, limits, captchas, clock }: Deps) {
  const keyOf = (contact: Contact): Contact => contact.toLowerCase();

  /** Codes that were asked for and not used: of a number or an address, and of where the call comes from. */
  const unused = (contact: Contact, { address }: Asker) =>
    [
      ['unused-codes-contact', hashOf(contact)],
      ['unused-codes-address', sourceOf(address)],
    ] as const;

  /** Requires a captcha where too many codes went unused; throws `captcha-needed`, `captcha-wrong`. */
  async function requireHuman(contact: Contact, captcha: CaptchaAnswer | undefined, asker: Asker & CaptchaAsker) {
    if (await limits.isWithin(...unused(contact, asker))) return;
    if (captcha === undefined) throw new Problem('captcha-needed');
    await captchas.require(captcha.uuid, captcha.code, asker);
  }

  /** The limits that a sending counts towards: its number or address, who asks, and all numbers together. */
  function countedFor(contact: Contact, { address }: Asker) {
    const to = hashOf(contact);
    const kind = contact.includes('@') ? 'mail-address' : 'sms-number';
    const source = sourceOf(address);
    return {
      ofContact: [
        [`${kind}-minute`, to],
        [`${kind}-hour`, to],
        [`${kind}-day`, to],
      ],
      ofAsker: [
        ['code-address-hour', source],
        ['code-address-day', source],
        ['code-network-day', networkOf(source)],
      ],
      ofAll: kind === 'sms-number' ? BUDGET : [],
    } as const;
  }

  async function countSending(contact: Contact, asker: Asker): Promise<void> {
    const { ofContact, ofAsker, ofAll } = countedFor(contact, asker);
    // Before those of the number: whoever is refused himself must not use up what its owner has.
    await limits.take(...ofAsker);
    await limits.take(...ofContact).catch(async (error: unknown) => {
      // Nothing is sent, so nothing of his own is used up by it.
      if (error instanceof Problem) await limits.giveBack(...ofAsker);
      throw error;
    });
    await limits.take(...ofAll).catch((error: unknown) => {
      if (error instanceof Problem) {
        asker.log.error('the daily budget of SMS is used up: no codes are sent until it is over');
      }
      throw error;
    });
  }

  /** Throws `too-many-requests` where no code can be sent whatever the visitor does, so that no captcha is asked in vain. */
  async function requireRoom(contact: Contact, asker: Asker): Promise<void> {
    const { ofContact, ofAsker } = countedFor(contact, asker);
    await limits.check(...ofContact, ...ofAsker);
  }

  async function deliver(contact: Contact, code: string, purpose: CodePurpose, locale: Locale): Promise<void> {
    const { sms, mail } = adapters;
    if (contact.includes('@')) await mail?.send({ to: contact, ...codeMail(code, purpose, locale), urgent: true });
    else await sms?.send({ phoneNumber: contact, code });
  }

  /** Gives how a code is stored that is right, and counts a try of one that is not; throws `code-wrong`. */
  async function rightCode(
    { contact: given, code, purpose, field }: GivenCode,
    { log, address }: Asker,
  ): Promise<RightCode> {
    const contact = keyOf(given);
    await limits.take(['verify-address-hour', sourceOf(address)]);
    const stored = await repo.takeTry(purpose, contact, new Date(clock()));
    if (stored !== null && equalHashes(stored.codeHash, hashOf(code, stored.salt))) {
      await repo.giveBackTry(purpose, contact, stored.codeHash);
      return { ...stored, contact, purpose };
    }
    logSecurity(log, 'code.failed', { contact, purpose, address });
    const fields = field === undefined ? [] : [{ path: `body.${field}`, reason: 'codeWrong' } as const];
    throw new Problem('code-wrong', { fields });
  }

  /** Uses codes that were right for what `work` does, all or none of them; a work that refuses leaves them good. */
  async function spending<T>(
    codes: readonly RightCode[],
    asker: Asker,
    work: (spend: Spend) => Promise<T>,
  ): Promise<T> {
    const result = await work(async (tx) => {
      for (const { purpose, contact, codeHash } of codes) {
        if (!(await repo.spendCode(tx, purpose, contact, codeHash))) throw new Problem('code-wrong');
      }
    });
    for (const { contact } of codes) {
      const [ofContact, ofAddress] = unused(contact, asker);
      await Promise.all([limits.reset(...ofContact), limits.giveBack(ofAddress)]);
    }
    return result;
  }

  /** Sends a code. Whether anyone has an account with this number makes no difference to anything. */
  async function sendTo(contact: Contact, purpose: CodePurpose, { locale, log, address }: Asker): Promise<CodeSent> {
    await countSending(contact, { locale, log, address });
    const code = newCode();
    const salt = newId();
    const expiresAt = new Date(clock() + CODE_SECONDS * 1000);
    await repo.putCode({
      purpose,
      address: contact,
      salt,
      codeHash: hashOf(code, salt),
      triesLeft: CODE_TRIES,
      expiresAt,
    });
    await deliver(contact, code, purpose, locale).catch(async (cause: unknown) => {
      await repo.dropCode(purpose, contact);
      throw new Problem('unavailable', { cause, retryAfter: CODE_COUNTDOWN_SECONDS });
    });
    logSecurity(log, 'code.sent', { contact, purpose, address });
    return { retryAfterSeconds: CODE_COUNTDOWN_SECONDS, expiresInSeconds: CODE_SECONDS };
  }

  function requireSender(contact: Contact): void {
    if ((contact.includes('@') ? adapters.mail : adapters.sms) === null) throw new Problem('not-configured');
  }

  return {
    /** Sends a code to whoever asks; throws `captcha-needed` where codes were sent that nobody used. */
    async send(given: Contact, purpose: CodePurpose, captcha: CaptchaAnswer | undefined, asker: Asker & CaptchaAsker) {
      const contact = keyOf(given);
      requireSender(contact);
      await requireRoom(contact, asker);
      await requireHuman(contact, captcha, asker);
      return sendTo(contact, purpose, asker);
    },

    /** Sends a code to the owner of an account, whose session says that he is a person. */
    async sendToOwner(given: Contact, purpose: CodePurpose, asker: Asker): Promise<CodeSent> {
      const contact = keyOf(given);
      requireSender(contact);
      return sendTo(contact, purpose, asker);
    },

    /**
     * Does the work of a call whose codes are all right; throws `code-wrong` of the field that is not. The work gets what
     * uses them up, and calls it in the transaction of what they allow: a call that refuses after all leaves them good.
     */
    async use<T>(codes: readonly GivenCode[], asker: Asker, work: (spend: Spend) => Promise<T>): Promise<T> {
      const right: RightCode[] = [];
      for (const code of codes) right.push(await rightCode(code, asker));
      return spending(right, asker, work);
    },

    /** Uses a code and remembers for a day that it was right, for one message; throws `code-wrong`. */
    async grant(
      contact: Contact,
      code: string,
      purpose: GrantPurpose,
      messageKey: string | null,
      asker: Asker,
    ): Promise<void> {
      const expiresAt = new Date(clock() + GRANT_HOURS * 3_600_000);
      const address = keyOf(contact);
      // The answer to the same code may have been lost on its way: asked again for the same message, it is yes again.
      const isGranted = async () =>
        messageKey !== null && (await repo.isGranted(purpose, address, messageKey, new Date(clock())));
      if (await isGranted()) return;
      try {
        const right = await rightCode({ contact, code, purpose }, asker);
        const { salt, codeHash } = right;
        const grant = { id: newId(), purpose, address, messageKey, salt, codeHash, expiresAt };
        await spending([right], asker, (spend) => repo.addGrant(grant, spend));
      } catch (error) {
        // The same call twice at once: the other one was faster.
        if (!(await isGranted())) throw error;
      }
    },

    /** Whether the sender of a message has been verified for it and it has not been sent yet. */
    isVerified: (purpose: GrantPurpose, messageKey: string): Promise<boolean> =>
      repo.isVerified(purpose, messageKey, new Date(clock())),

    /**
     * Uses the grant of a message, in the transaction that stores the message: the one that was given for its key, or
     * one for whichever message brings its code. Throws `not-verified`.
     */
    async spend(
      tx: Tx,
      contact: Contact,
      purpose: GrantPurpose,
      messageKey: string,
      code: string | undefined,
    ): Promise<void> {
      const grants = await repo.grants(tx, purpose, keyOf(contact), new Date(clock()));
      const fits = grants.find(
        (grant) =>
          grant.messageKey === messageKey ||
          (grant.messageKey === null && code !== undefined && equalHashes(grant.codeHash, hashOf(code, grant.salt))),
      );
      if (fits === undefined) throw new Problem('not-verified');
      await repo.dropGrant(tx, fits.id);
    },
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;
