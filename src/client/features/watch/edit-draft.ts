import { readOwnDraft, writeOwnDraft } from '#client/offline/own-draft.ts';
import type { WatchEdit } from '#client/offline/watch/watched.ts';
import type { WatchItem } from '#contract/watch-list.ts';
import { watchKey } from '#domain/watch/merge.ts';
import { isKept } from './is-kept.ts';

/** Values of the form that edits a watched shipment. */
export type WatchForm = Required<Omit<WatchEdit, 'removed'>>;

const nameOf = (item: WatchItem): string => `watch:${watchKey(item)}`;

/** Draft of an edit that a reload or an expired session kept from being saved; null when there is none. */
export function readEditDraft(item: WatchItem): WatchForm | null {
  let kept: unknown;
  try {
    kept = JSON.parse(readOwnDraft(nameOf(item)) ?? 'null');
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return null;
  const { label, note, etaHours, milestones } = kept as Partial<Record<keyof WatchForm, unknown>>;
  if (typeof label !== 'string' || typeof note !== 'string') return null;
  return {
    label,
    note,
    etaHours: typeof etaHours === 'number' ? etaHours : null,
    milestones: milestones === true,
  };
}

/** Keeps what stands in the form; null when it was saved or given up. */
export function writeEditDraft(item: WatchItem, form: WatchForm | null): void {
  writeOwnDraft(nameOf(item), form === null ? null : JSON.stringify(form));
}

/** Saves what stands in the form. Its draft goes once it is saved, and only then; false where the device refuses. */
export async function saveEdit(
  item: WatchItem,
  form: WatchForm,
  save: (form: WatchForm) => Promise<unknown>,
): Promise<boolean> {
  writeEditDraft(item, form);
  const saved = await isKept(save(form));
  if (saved) writeEditDraft(item, null);
  return saved;
}
