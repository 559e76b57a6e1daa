import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { apiOf } from '#client/offline/route-query.ts';
import type { EnquiryReceipt } from '#contract/enquiry.ts';
import type { EnquiryType } from '#contract/enquiry-kinds.ts';
import { localDate } from '#domain/plain-date.ts';
import type { DraftProblems } from './check-draft.ts';
import { type DraftField, type EnquiryDraft, emptyDraft, storeDraft, storedDraft } from './draft.ts';

/** How far an enquiry has come. `unreachable`: no answer came, and nobody knows whether it arrived. */
export type SendState =
  | { kind: 'writing' | 'refused' | 'sending' | 'unreachable' }
  | { kind: 'failed'; message: string; requestId: string | null }
  | { kind: 'sent'; receipt: EnquiryReceipt };

/** A server that has not answered by then will be asked again by the visitor, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** A key of 32 hexadecimal digits; `randomUUID` is missing where the site is visited without HTTPS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const today = () => localDate(Date.now(), new Date().getTimezoneOffset());

/** The form as it stands, and on this device; what was left there comes back after the page has come to life. */
function useDraft(preset: EnquiryType | null) {
  const [draft, setDraft] = useState(() => emptyDraft(preset ?? 'sea'));
  const touched = useRef(false);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const stored = storedDraft();
    // A port that was typed before the script came is newer than what is stored.
    if (stored === null || touched.current) return;
    setDraft(preset === null ? stored : { ...stored, type: preset });
    setRestored(true);
  }, [preset]);
  function change(patch: Partial<EnquiryDraft>): EnquiryDraft {
    touched.current = true;
    const next = { ...draft, ...patch };
    setDraft(next);
    storeDraft(next);
    return next;
  }
  return { draft, restored, change, put: setDraft };
}

/** The problems that a refusal of the server names, or null when it is about something else. */
async function problemsOf(error: ProblemError, draft: EnquiryDraft): Promise<DraftProblems | null> {
  const { fieldOf, problemOf } = await import('./check-draft.ts');
  const fields = error.fields.flatMap(({ path }) => {
    const [part, ...rest] = path.split('.');
    return part === 'body' && rest.length > 0 ? [fieldOf(rest)] : [];
  });
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, problemOf(draft, field)]));
}

/** HOME-02: the form, what is wrong with it, and its sending. */
export function useEnquiry(preset: EnquiryType | null) {
  const client = useQueryClient();
  const { draft, restored, change, put } = useDraft(preset);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [state, setState] = useState<SendState>({ kind: 'writing' });

  function refuse(found: DraftProblems) {
    setProblems(found);
    setState({ kind: 'refused' });
  }
  async function submit(): Promise<void> {
    const { checkDraft, isRequest } = await import('./check-draft.ts');
    const checked = checkDraft(draft, today());
    if (!isRequest(checked)) return refuse(checked);
    const sent = JSON.stringify(checked);
    // The same words under the same key are one enquiry, however often they have to be sent.
    const key = draft.sent === sent && draft.key !== '' ? draft.key : newKey();
    change({ key, sent });
    setState({ kind: 'sending' });
    const options = { idempotencyKey: key, timeoutMs: TIMEOUT_MS };
    const receipt = await apiOf(client).call('enquiry.add', { body: checked }, options);
    storeDraft(null);
    setState({ kind: 'sent', receipt });
  }
  async function fail(error: unknown): Promise<void> {
    if (!(error instanceof ProblemError)) return setState({ kind: 'unreachable' });
    const found = await problemsOf(error, draft);
    if (found) refuse(found);
    else setState({ kind: 'failed', message: error.message, requestId: error.requestId });
  }

  return {
    draft,
    problems,
    state,
    restored,
    refuse,
    change(patch: Partial<EnquiryDraft>) {
      change(patch);
      const changed = Object.keys(patch) as DraftField[];
      setProblems((present) =>
        Object.fromEntries(Object.entries(present).filter(([name]) => !changed.includes(name as DraftField))),
      );
    },
    send: () => submit().catch((error: unknown) => fail(isUnreachable(error) ? null : error)),
    /** Begins anew; who asks is known already. */
    again() {
      const { fromName, fromPhone, fromEmail, fromCompanyName } = draft;
      put({ ...emptyDraft(draft.type), fromName, fromPhone, fromEmail, fromCompanyName });
      setProblems({});
      setState({ kind: 'writing' });
    },
  };
}

/** What the parts of the form are given. */
export type EnquiryForm = ReturnType<typeof useEnquiry>;
