import type { Adapters } from '#server/adapters/adapters.ts';
import type { Mail } from '#server/adapters/mail/port.ts';
import type { SmsCode } from '#server/adapters/sms/port.ts';

/** Adapters that keep what was sent, so that a test reads the code a visitor would read. */
export function createOutsideWorld() {
  const texts: SmsCode[] = [];
  const mails: Mail[] = [];
  /** Set to make the next sending fail. */
  const trouble = { sms: false, mail: false, push: false };
  /** Messages to devices, with the endpoint they went to; those of `gone` have unsubscribed. */
  const pushed: { endpoint: string; message: unknown }[] = [];
  const gone = new Set<string>();
  const adapters: Adapters = {
    sms: {
      name: 'test',
      send: async (message) => {
        if (trouble.sms) throw new Error('The provider is down');
        texts.push(message);
      },
    },
    mail: {
      name: 'test',
      send: async (mail) => {
        if (trouble.mail) throw new Error('No mail server');
        mails.push(mail);
      },
    },
    wechat: null,
    push: {
      name: 'test',
      publicKey: 'test-key',
      refusal: (endpoint) => (endpoint.includes('private') ? 'a private address' : null),
      send: async ({ endpoint }, text) => {
        if (trouble.push) throw new Error('The push service is down');
        if (gone.has(endpoint)) return 'gone';
        pushed.push({ endpoint, message: JSON.parse(text) });
        return 'sent';
      },
    },
    outbox: null,
  };
  const codeFor = (contact: string): string => {
    const text = texts.findLast(({ phoneNumber }) => phoneNumber === contact)?.code;
    const mail = mails.findLast(({ to }) => to === contact)?.subject.match(/\d{6}/)?.[0];
    const code = text ?? mail;
    if (code === undefined) throw new Error(`No code was sent to ${contact}`);
    return code;
  };
  return { adapters, texts, mails, pushed, gone, trouble, codeFor };
}

export type OutsideWorld = ReturnType<typeof createOutsideWorld>;
