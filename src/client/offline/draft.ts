/** Begins the names of drafts in local storage. */
const PREFIX = 'draft:';
/** Longer than any form of the site; storage is shared with what the shell needs. */
const LENGTH_MAX = 100_000;

/** Reads a form's draft on this device as it was written; null when there is none. Parse it like any input. */
export function readDraft(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a form's content on this device; null removes it. False when the device does not keep it. */
export function writeDraft(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else if (text.length > LENGTH_MAX) return false;
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes the drafts whose names fit. */
export function removeDrafts(fits: (name: string) => boolean): void {
  try {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && fits(key.slice(PREFIX.length)));
    for (const key of drafts) localStorage.removeItem(key);
  } catch {
    // Blocked: then nothing was kept.
  }
}
