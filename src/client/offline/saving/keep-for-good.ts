const ASKED = 'persist-asked';

/**
 * Asks the browser not to clear this device's store when it runs short of room. Called when the visitor saved something
 * by hand or installed the site, never on load: some browsers ask the visitor, and he then knows why. Asks once, unless
 * `again`; resolves to whether it is granted.
 */
export async function keepForGood(again = false): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    if (!again && localStorage.getItem(ASKED) !== null) return false;
    localStorage.setItem(ASKED, '1');
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/** The room the site takes on this device and may take, in bytes, and whether the browser keeps it for good. */
export interface Room {
  used: number;
  quota: number;
  kept: boolean;
}

/** The room of the site; null where the browser does not tell. */
export async function roomOnDevice(): Promise<Room | null> {
  try {
    const [{ usage, quota }, kept] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
    return usage === undefined || quota === undefined ? null : { used: usage, quota, kept };
  } catch {
    return null;
  }
}
