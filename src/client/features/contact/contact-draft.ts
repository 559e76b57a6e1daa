import { newId } from '#client/lib/new-id.ts';

/** What stands in the message form, as it was typed. `id` is the message's own, under which it is sent once. */
export interface ContactDraft {
  fromName: string;
  fromCompanyName: string;
  fromPhone: string;
  fromEmail: string;
  fromMessage: string;
  /** Decision 12: the code goes to the e-mail address, for those without a mobile number of mainland China. */
  byEmail: boolean;
  id: string;
}

/** The draft together with the code, which is not kept. */
export interface ContactValues extends ContactDraft {
  code: string;
}

export type ContactField = Exclude<keyof ContactValues, 'byEmail' | 'id'>;

const STORAGE_KEY = 'contactDraft';
/** A draft is forgotten after this time (ms): it names a person and may lie on a computer that several people use. */
const KEEP_MS = 30 * 24 * 3600 * 1000;

/** A form with nothing in it. */
export const emptyDraft = (id: string): ContactDraft => ({
  fromName: '',
  fromCompanyName: '',
  fromPhone: '',
  fromEmail: '',
  fromMessage: '',
  byEmail: false,
  id,
});

/** Reads a stored draft at a time (ms); what in it does not fit stays empty, null when there is none to go on with. */
export function parseDraft(text: string | null, now: number): ContactDraft | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { at, draft } = stored as { at?: unknown; draft?: unknown };
  if (typeof at !== 'number' || now - at > KEEP_MS || typeof draft !== 'object' || draft === null) return null;
  const raw: ReadonlyMap<string, unknown> = new Map(Object.entries(draft));
  const textOf = (name: keyof ContactDraft) => {
    const value = raw.get(name);
    return typeof value === 'string' ? value : '';
  };
  const id = textOf('id');
  return {
    fromName: textOf('fromName'),
    fromCompanyName: textOf('fromCompanyName'),
    fromPhone: textOf('fromPhone'),
    fromEmail: textOf('fromEmail'),
    fromMessage: textOf('fromMessage'),
    byEmail: raw.get('byEmail') === true,
    id: /^[\da-f-]{36}$/.test(id) ? id : newId(),
  };
}

/** The form as it was left on this device, or null. */
export function storedDraft(): ContactDraft | null {
  try {
    return parseDraft(localStorage.getItem(STORAGE_KEY), Date.now());
  } catch {
    return null;
  }
}

/** Keeps the form on this device, or removes it; a device that refuses keeps it on the page only. */
export function storeDraft(draft: ContactDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ at: Date.now(), draft }));
  } catch {
    // Blocked or full.
  }
}
