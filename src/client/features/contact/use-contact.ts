import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { useCodeCountdown } from '#client/lib/countdown.ts';
import { newId } from '#client/lib/new-id.ts';
import { sendCode } from '#client/offline/captcha/send-code.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { goesByEmail, useOffered } from '#client/offline/offers.ts';
import { type CodeFault, codeFaultOf } from '#client/offline/outbox/code-fault.tsx';
import type { Submitted } from '#client/offline/outbox/outbox.ts';
import { type DraftKind, useDraft } from '#client/offline/outbox/use-draft.ts';
import { useOutbox } from '#client/offline/outbox/use-entries.ts';
import { verifyCode } from '#client/offline/outbox/verification.ts';
import { type Reaction, reactionTo } from '#client/offline/reactions.ts';
import { apiOf } from '#client/offline/route-query.ts';
import {
  CONTACT_FORM,
  type ContactDraft,
  type ContactField,
  type ContactValues,
  emptyDraft,
  isEmptyDraft,
  parseDraft,
} from './contact-draft.ts';
import { contactOf, entryOf, refusedFields } from './contact-entry.ts';
import { type ContactFaults, faultOf, faultsOf, typedText } from './contact-rules.ts';

/** How far a message has come; `words` are what is said of a refusal. `full`: too many wait on this device already. */
type ContactState =
  | { kind: 'writing' | 'sending' | 'full' | 'not-stored' }
  | { kind: 'failed'; words: Reaction['words']; requestId: string | null }
  | { kind: 'submitted'; submitted: Submitted };

/** State of the form after an error that came before the message was handed over. */
function stateOf(error: unknown): ContactState {
  if (error instanceof ProblemError) {
    const { words } = reactionTo(error);
    return { kind: 'failed', words, requestId: error.status >= 500 ? error.requestId : null };
  }
  if (error instanceof Error && error.name === 'OutboxFullError') return { kind: 'full' };
  // All other errors come from the device's store.
  return { kind: 'not-stored' };
}

const kind: DraftKind<ContactDraft> = {
  name: CONTACT_FORM,
  empty: () => emptyDraft(newId()),
  parse: parseDraft,
  isEmpty: isEmptyDraft,
};

/** A form whose code goes this way: its number keeps only what the rule for that allows. */
function verifiedBy(byEmail: boolean, draft: ContactDraft): ContactDraft {
  if (byEmail === draft.byEmail) return draft;
  return { ...draft, byEmail, fromPhone: typedText('fromPhone', draft.fromPhone, byEmail) };
}

/** FORM-01 to FORM-03: the form, what is wrong with it, its code, and its sending. `about` is the expert it is for. */
export function useContact(about: string | null) {
  const api = apiOf(useQueryClient());
  const outbox = useOutbox();
  const online = useOnline();
  const offered = useOffered();
  const draft = useDraft(kind);
  const [code, setCode] = useState('');
  // A draft may date from a time when both ways were offered.
  const asOffered = (one: ContactDraft) => verifiedBy(goesByEmail(offered, one.byEmail), one);
  const values: ContactValues = { ...asOffered(draft.values), code };
  const [faults, setFaults] = useState<ContactFaults>({});
  const [state, setState] = useState<ContactState>({ kind: 'writing' });
  const [sendingCode, setSendingCode] = useState(false);
  const [codeFault, setCodeFault] = useState<CodeFault | null>(null);
  const [secondsLeft, beginCountdown] = useCodeCountdown('contact');

  function change({ code: typed = code, ...patch }: Partial<ContactValues>): void {
    setCode(typed);
    draft.change((present) => ({ ...asOffered(present), ...patch }));
    const changed = typed === code ? Object.keys(patch) : [...Object.keys(patch), 'code'];
    setFaults((present) => Object.fromEntries(Object.entries(present).filter(([name]) => !changed.includes(name))));
    setCodeFault(null);
  }
  function fail(error: unknown): void {
    const refused = refusedFields(error);
    if (refused) setFaults(refused);
    setState(refused ? { kind: 'writing' } : stateOf(error));
  }
  async function askForCode(): Promise<void> {
    const field = values.byEmail ? 'fromEmail' : 'fromPhone';
    const fault = faultOf(field, values);
    if (fault !== null) return setFaults({ ...faults, [field]: fault });
    const before = codeFault;
    setSendingCode(true);
    setCodeFault(null);
    setState({ kind: 'writing' });
    try {
      beginCountdown(await sendCode(api, contactOf(values), 'contact'));
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setFaults(refused);
      else setCodeFault(codeFaultOf(error, before));
    }
    setSendingCode(false);
  }
  /** Whether the code is right; false when nobody can say now, and the message has to wait for one. */
  async function isVerified({ id, code }: ContactValues): Promise<boolean> {
    if (!online) return false;
    try {
      await verifyCode(api, contactOf(values), code, { purpose: 'contact', messageKey: id });
      return true;
    } catch (error) {
      if (isUnreachable(error)) return false;
      throw error;
    }
  }
  async function submit(): Promise<void> {
    const { code: codeFault, ...others } = faultsOf(values);
    // Without a connection there is no code to be had, and the message waits for one.
    const found = online && codeFault !== undefined ? { ...others, code: codeFault } : others;
    setFaults(found);
    setCodeFault(null);
    if (Object.keys(found).length > 0) return setState({ kind: 'writing' });
    setState({ kind: 'sending' });
    const box = await outbox();
    const sent = { ...values, id: await box.freeId(values.id) };
    // Kept by the form: a code whose answer was lost is asked about again under the same id.
    if (sent.id !== values.id) change({ id: sent.id });
    const code = (await isVerified(sent)) ? values.code : null;
    const submitted = await box.submit(CONTACT_FORM, entryOf(sent, about), code);
    setState({ kind: 'submitted', submitted });
  }

  return {
    values,
    faults,
    state,
    online,
    sendingCode,
    codeFault,
    secondsLeft,
    refused: draft.refused,
    type: (field: ContactField, text: string) => change({ [field]: typedText(field, text, values.byEmail) }),
    verifyBy: (byEmail: boolean) =>
      change({ byEmail, code: '', fromPhone: typedText('fromPhone', values.fromPhone, byEmail) }),
    askForCode,
    send: () => submit().catch(fail),
    /** Empties the form, here and on the device; what it gives puts all back. */
    clear(): () => void {
      const before = values;
      setCode('');
      draft.put(kind.empty());
      draft.forget();
      setFaults({});
      setCodeFault(null);
      setState({ kind: 'writing' });
      return () => change(before);
    },
  };
}

/** State and actions of the form, as its parts receive them. */
export type ContactForm = ReturnType<typeof useContact>;
