import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCodeCountdown } from '#client/lib/countdown.ts';
import { CODE_LENGTH } from '#contract/account-limits.ts';
import { digitsOf } from '#domain/digits.ts';
import { sendCode } from '../captcha/send-code.ts';
import { apiOf } from '../route-query.ts';
import { type CodeFault, codeFaultOf } from './code-fault.tsx';
import type { Entry } from './entry.ts';
import { useOutbox } from './use-entries.ts';
import { PURPOSES, verifyCode } from './verification.ts';

/** FORM-02, FORM-03: the code that an entry waits for: having it sent, typing it, and sending the entry with it. */
export function useCode({ id, route, contact }: Entry) {
  const api = apiOf(useQueryClient());
  const outbox = useOutbox();
  const purpose = PURPOSES[route];
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);
  const [busy, setBusy] = useState<'asking' | 'verifying' | null>(null);
  const [secondsLeft, beginCountdown] = useCodeCountdown(purpose);

  async function during(kind: 'asking' | 'verifying', work: () => Promise<void>): Promise<void> {
    const before = fault;
    setBusy(kind);
    setFault(null);
    await work().catch((error: unknown) => setFault(codeFaultOf(error, before)));
    setBusy(null);
  }
  return {
    code,
    fault,
    busy,
    secondsLeft,
    type(text: string): void {
      setCode(digitsOf(text, CODE_LENGTH));
      setFault(null);
    },
    ask: () =>
      during('asking', async () => {
        beginCountdown(await sendCode(api, contact, purpose));
      }),
    async send(): Promise<void> {
      if (code === '') return setFault('empty');
      await during('verifying', async () => {
        await verifyCode(api, contact, code, { purpose, messageKey: id });
        await (await outbox()).verified(id, code);
      });
    },
  };
}
