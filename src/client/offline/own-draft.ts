import { readDraft, removeDrafts, writeDraft } from './draft.ts';
import { deviceSession } from './session/session.ts';

/** Begins the names of drafts that belong to an account; its id and the form's name follow. */
const OWN = 'own:';

const nameOf = (form: string): string | null => {
  const userId = deviceSession.session?.userId;
  return userId === undefined ? null : `${OWN}${userId}:${form}`;
};

/** Reads a form's draft of the account that is logged in; null when there is none. Parse it like any input. */
export function readOwnDraft(form: string): string | null {
  const name = nameOf(form);
  return name === null ? null : readDraft(name);
}

/**
 * Keeps what whoever is logged in types in a form; null removes it. It outlives a session that expires, since it comes back
 * after logging in again, and goes with {@link dropOwnDrafts}. Never for passwords.
 */
export function writeOwnDraft(form: string, text: string | null): void {
  const name = nameOf(form);
  if (name !== null) writeDraft(name, text);
}

/** PWA-07: removes the drafts of accounts from the device; those of one stay where it is named. */
export function dropOwnDrafts(exceptUserId: string | null): void {
  removeDrafts((name) => name.startsWith(OWN) && !name.startsWith(`${OWN}${exceptUserId}:`));
}
