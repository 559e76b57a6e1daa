import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readKept } from './draft-writers.ts';
import type { Entry, QueuedName } from './entry.ts';
import { useOutbox } from './use-entries.ts';

/** The forms by their names on this device, and where they are found. */
const FORMS: Readonly<Record<QueuedName, { name: string; to: string; hash?: string }>> = {
  'contact.add': { name: 'contact', to: '/aboutus/contactus' },
  'enquiry.add': { name: 'enquiry', to: '/home', hash: 'enquiry' },
};

/** The addressee of a message, as the address of its form names it. */
function writeTo(body: unknown): string {
  const { moduleType, type } = Object(body) as { moduleType?: unknown; type?: unknown };
  return moduleType === 'team' && typeof type === 'string' ? type : 'us';
}

/**
 * Puts an entry back into its form and goes there. Where something else was begun in that form, `occupied` says so first:
 * it would be replaced.
 */
export function useReopen(entry: Entry) {
  const navigate = useNavigate();
  const outbox = useOutbox();
  const [occupied, setOccupied] = useState(false);
  const { name, to, hash } = FORMS[entry.route];
  async function reopen(): Promise<void> {
    const isOpen = await (await outbox()).reopen(name, entry);
    setOccupied(false);
    // It has been sent meanwhile, and its card says so.
    if (!isOpen) return;
    const search = entry.route === 'contact.add' ? { write: writeTo(entry.body) } : {};
    await navigate({ to, search, ...(hash ? { hash } : {}) });
  }
  return {
    occupied,
    reopen,
    keep: () => setOccupied(false),
    async ask(): Promise<void> {
      const { photosOf } = await import('#client/offline/device-storage.ts');
      const isFree = (await readKept(name)) === null && (await photosOf(name)).length === 0;
      if (isFree) await reopen();
      else setOccupied(true);
    },
  };
}
