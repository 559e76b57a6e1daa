import { newId } from '#client/lib/new-id.ts';

/** Values of the message form as typed. `id` identifies the message, so that it is sent only once. */
export interface ContactDraft {
  fromName: string;
  fromCompanyName: string;
  fromPhone: string;
  fromEmail: string;
  fromMessage: string;
  /** The code goes to the e-mail address, for those without a mobile number of mainland China. */
  byEmail: boolean;
  id: string;
}

/** The draft together with the code, which is not kept. */
export interface ContactValues extends ContactDraft {
  code: string;
}

export type ContactField = Exclude<keyof ContactValues, 'byEmail' | 'id'>;

/** The name of the form on this device. */
export const CONTACT_FORM = 'contact';

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

/** Whether nothing was typed into a form, or all of it was taken out again. */
export function isEmptyDraft({ id: _id, ...draft }: ContactDraft): boolean {
  return Object.values(draft).every((value) => value === '' || value === false);
}

/** Reads a stored draft, which may be of another version; what in it does not fit stays empty, null when it is none at all. */
export function parseDraft(stored: unknown): ContactDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const raw: ReadonlyMap<string, unknown> = new Map(Object.entries(stored));
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
