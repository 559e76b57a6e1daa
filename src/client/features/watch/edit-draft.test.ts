import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WatchItem } from '#contract/watch-list.ts';
import { readEditDraft, saveEdit } from './edit-draft.ts';

const kept = vi.hoisted(() => new Map<string, string>());
vi.mock('#client/offline/own-draft.ts', () => ({
  readOwnDraft: (name: string) => kept.get(name) ?? null,
  writeOwnDraft: (name: string, text: string | null) => (text === null ? kept.delete(name) : kept.set(name, text)),
}));

const item: WatchItem = {
  number: 'CSQU3054383',
  businessType: 2,
  label: '',
  note: '',
  etaHours: null,
  milestones: true,
  removed: false,
  editedAt: '2026-11-24T00:00:00.000Z',
};
const form = { label: 'Tiles', note: 'Ask for the surveyor', etaHours: 24, milestones: true };

describe('what was typed about a watched shipment', () => {
  beforeEach(() => kept.clear());

  it('is no draft any more once it is saved', async () => {
    const save = vi.fn(async () => undefined);
    expect(await saveEdit(item, form, save)).toBe(true);
    expect(save).toHaveBeenCalledWith(form);
    expect(readEditDraft(item)).toBeNull();
  });

  it('stays where the device refuses to write it down', async () => {
    expect(await saveEdit(item, form, () => Promise.reject(new Error('QuotaExceededError')))).toBe(false);
    expect(readEditDraft(item)).toEqual(form);
  });
});
