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

/** The addresses that one customer of a provider may well have: 256 of them in IPv4, and in IPv6 what is called a site (/48). */
const networkOf = (source: string): string =>
  source.includes(':') ? source.split(':').slice(0, 3).join(':') : source.replace(/\.\d+$/, '');

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

  /** Whoever has codes sent that nobody uses has to show that he is a person; throws `captcha-needed`, `captcha-wrong`. */
  async function requireHuman(contact: Contact, captcha: CaptchaAnswer | undefined, asker: Asker & CaptchaAsker) {
    if (await limits.isWithin(...unused(contact, asker))) return;
    if (captcha === undefined) throw new Problem('captcha-needed');
    await captchas.require(captcha.uuid, captcha.code, asker);
  }

  async function countSending(contact: Contact, { address, log }: Asker): Promise<void> {
    const to = hashOf(contact);
    const kind = contact.includes('@') ? 'mail-address' : 'sms-number';
    const source = sourceOf(address);
    const ofAsker = [
      ['code-address-hour', source],
      ['code-address-day', source],
      ['code-network-day', networkOf(source)],
    ] as const;
    // Before those of the number: whoever is refused himself must not use up what its owner has.
    await limits.take(...ofAsker);
    await limits
      .take([`${kind}-minute`, to], [`${kind}-hour`, to], [`${kind}-day`, to])
      .catch(async (error: unknown) => {
        // Nothing is sent, so nothing of his own is used up by it.
        if (error instanceof Problem) await limits.giveBack(...ofAsker);
        throw error;
      });
    if (kind !== 'sms-number') return;
    await limits.take(['sms-all-day', 'all']).catch((error: unknown) => {
      if (error instanceof Problem) log.error('the daily budget of SMS is used up: no codes are sent until it is over');
      throw error;
    });
  }

  async function deliver(contact: Contact, code: string, purpose: CodePurpose, locale: Locale): Promise<void> {
    const { sms, mail } = adapters;
    if (contact.includes('@')) await mail?.send({ to: contact, ...codeMail(code, purpose, locale) });
    else await sms?.send({ phoneNumber: contact, code });
  }

  /** Counts a try of a code and gives how it is stored; throws `code-wrong`. */
  async function rightCode(
    { contact: given, code, purpose, field }: GivenCode,
    { log, address }: Asker,
  ): Promise<RightCode> {
    const contact = keyOf(given);
    await limits.take(['verify-address-hour', sourceOf(address)]);
    const stored = await repo.takeTry(purpose, contact, new Date(clock()));
    if (stored !== null && equalHashes(stored.codeHash, hashOf(code, stored.salt)))
      return { ...stored, contact, purpose };
    logSecurity(log, 'code.failed', { contact, purpose, address });
    const fields = field === undefined ? [] : [{ path: `body.${field}`, reason: 'codeWrong' } as const];
    throw new Problem('code-wrong', { fields });
  }

  /** Uses up a code that was right; `grant` is what is stored in its place. */
  async function spendRight(
    { purpose, contact, codeHash }: RightCode,
    grant: Parameters<VerificationRepo['spendCode']>[3],
    asker: Asker,
  ): Promise<void> {
    // Else somebody was faster with the same code.
    if (!(await repo.spendCode(purpose, contact, codeHash, grant))) throw new Problem('code-wrong');
    const [ofContact, ofAddress] = unused(contact, asker);
    await Promise.all([limits.reset(...ofContact), limits.giveBack(ofAddress)]);
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
      await requireHuman(contact, captcha, asker);
      return sendTo(contact, purpose, asker);
    },

    /** Sends a code to the owner of an account, whose session says that he is a person. */
    async sendToOwner(given: Contact, purpose: CodePurpose, asker: Asker): Promise<CodeSent> {
      const contact = keyOf(given);
      requireSender(contact);
      return sendTo(contact, purpose, asker);
    },

    /** Uses a code for the call it was sent for; throws `code-wrong`. */
    async consume(contact: Contact, code: string, purpose: CodePurpose, asker: Asker): Promise<void> {
      await spendRight(await rightCode({ contact, code, purpose }, asker), null, asker);
    },

    /** Finds a code right and gives what uses it up, for calls that may still refuse; both throw `code-wrong`. */
    async check(contact: Contact, code: string, purpose: CodePurpose, asker: Asker): Promise<() => Promise<void>> {
      const right = await rightCode({ contact, code, purpose }, asker);
      return () => spendRight(right, null, asker);
    },

    /** Uses several codes for one call, none unless all are right; throws `code-wrong` of the field that is not. */
    async consumeAll(codes: readonly GivenCode[], asker: Asker): Promise<void> {
      const right: RightCode[] = [];
      for (const code of codes) right.push(await rightCode(code, asker));
      for (const code of right) await spendRight(code, null, asker);
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
      if (messageKey !== null && (await repo.isGranted(purpose, address, messageKey, new Date(clock())))) return;
      const right = await rightCode({ contact, code, purpose }, asker);
      const { salt, codeHash } = right;
      await spendRight(right, { id: newId(), purpose, address, messageKey, salt, codeHash, expiresAt }, asker);
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
