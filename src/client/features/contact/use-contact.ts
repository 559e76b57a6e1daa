import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { useCountdown } from '#client/lib/countdown.ts';
import { newId } from '#client/lib/new-id.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { CODE_COUNTDOWN_SECONDS } from '#contract/account-limits.ts';
import { type ContactField, type ContactValues, emptyDraft, storeDraft, storedDraft } from './contact-draft.ts';
import { type ContactFaults, faultOf, faultsOf, typedText } from './contact-rules.ts';
import { refusedFields, sendCode, sendMessage, verifiedText, verify } from './send-message.ts';

/** How far a message has come; `text` is the server's sentence. */
export type ContactState =
  | { kind: 'writing' | 'sending' | 'offline' | 'unreachable' }
  | { kind: 'failed'; text: string; requestId: string | null }
  | { kind: 'sent'; text: string };

/** Typing is kept on the device after this pause, in milliseconds. */
const KEEP_AFTER_MS = 250;

/** Keeps what is typed on the device: after a pause, and at once when the form or the page goes away. */
function useKept(values: ContactValues, active: boolean): void {
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    pending.current = null;
    if (!active) return;
    const { code: _code, ...draft } = values;
    const keep = () => {
      pending.current = null;
      storeDraft(draft);
    };
    pending.current = keep;
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, active]);
  useEffect(() => {
    const keepNow = () => pending.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
}

/** FORM-01 to FORM-03: the form, what is wrong with it, its code, and its sending. `about` is the expert it is for. */
export function useContact(about: string | null) {
  const api = apiOf(useQueryClient());
  const online = useOnline();
  const [values, setValues] = useState<ContactValues>(() => ({ ...(storedDraft() ?? emptyDraft(newId())), code: '' }));
  const [faults, setFaults] = useState<ContactFaults>({});
  const [state, setState] = useState<ContactState>({ kind: 'writing' });
  const [sendingCode, setSendingCode] = useState(false);
  const [touched, setTouched] = useState(false);
  const verified = useRef('');
  const [secondsLeft, startCountdown] = useCountdown('code contact');
  useKept(values, touched && state.kind !== 'sent');

  function change(patch: Partial<ContactValues>): void {
    setTouched(true);
    setValues((present) => ({ ...present, ...patch }));
    const changed = Object.keys(patch);
    setFaults((present) => Object.fromEntries(Object.entries(present).filter(([name]) => !changed.includes(name))));
  }
  function fail(error: unknown): void {
    const refused = refusedFields(error);
    if (refused) {
      setFaults(refused);
      setState({ kind: 'writing' });
    } else if (error instanceof ProblemError) {
      setState({ kind: 'failed', text: error.message, requestId: error.status >= 500 ? error.requestId : null });
    } else if (isUnreachable(error)) {
      setState({ kind: 'unreachable' });
    } else {
      setState({ kind: 'failed', text: '', requestId: null });
    }
  }
  async function askForCode(): Promise<void> {
    const field = values.byEmail ? 'fromEmail' : 'fromPhone';
    const fault = faultOf(field, values);
    if (fault !== null) return setFaults({ ...faults, [field]: fault });
    setSendingCode(true);
    setState({ kind: 'writing' });
    const seconds = await sendCode(api, values).finally(() => setSendingCode(false));
    startCountdown(Math.max(seconds, CODE_COUNTDOWN_SECONDS));
  }
  async function submit(): Promise<void> {
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return setState({ kind: 'writing' });
    if (!online) return setState({ kind: 'offline' });
    setState({ kind: 'sending' });
    if (verified.current !== verifiedText(values)) {
      await verify(api, values);
      verified.current = verifiedText(values);
    }
    const text = await sendMessage(api, values, about);
    storeDraft(null);
    setState({ kind: 'sent', text });
  }

  return {
    values,
    faults,
    state,
    online,
    sendingCode,
    secondsLeft,
    type: (field: ContactField, text: string) => change({ [field]: typedText(field, text, values.byEmail) }),
    /** The number keeps only what its new rule allows. */
    verifyBy: (byEmail: boolean) =>
      change({ byEmail, code: '', fromPhone: typedText('fromPhone', values.fromPhone, byEmail) }),
    askForCode: () => askForCode().catch(fail),
    send: () => submit().catch(fail),
    /** Empties the form, here and on the device. */
    clear(): void {
      setValues({ ...emptyDraft(newId()), code: '' });
      setFaults({});
      setState({ kind: 'writing' });
      setTouched(false);
      storeDraft(null);
    },
  };
}

/** What the parts of the form are given. */
export type ContactForm = ReturnType<typeof useContact>;
