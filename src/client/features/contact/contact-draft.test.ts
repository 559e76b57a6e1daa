import { describe, expect, it } from 'vitest';
import { newId } from '#client/lib/new-id.ts';
import { emptyDraft, isEmptyDraft, parseDraft } from './contact-draft.ts';

describe('a kept message', () => {
  it('FORM-01 comes back as it was typed, without the code', () => {
    const draft = { ...emptyDraft(newId()), fromName: ' 张三', fromMessage: 'two\nlines', byEmail: true };
    expect(parseDraft({ ...draft, code: '123456' })).toEqual(draft);
  });

  it.each([null, undefined, 7, 'text'])('is none when the device holds %j', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it.each([[], {}, { fromName: 7 }].map((stored) => ({ stored })))(
    'is an empty form when the device holds $stored',
    ({ stored }) => {
      const read = parseDraft(stored);
      expect(read).toEqual(emptyDraft(read?.id ?? ''));
      expect(read?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    },
  );

  it('PWA-06 is none when all of it was taken out again: it keeps no new version waiting', () => {
    const empty = emptyDraft(newId());
    expect(isEmptyDraft(empty)).toBe(true);
    for (const typed of [{ fromName: 'x' }, { fromMessage: ' ' }, { byEmail: true }]) {
      expect(isEmptyDraft({ ...empty, ...typed })).toBe(false);
    }
  });

  it('takes only what fits, and gets an id of its own where there is none', () => {
    const draft = parseDraft({ fromName: 7, fromPhone: '138', id: 'x', byEmail: 'yes' });
    expect(draft).toMatchObject({ fromName: '', fromPhone: '138', byEmail: false });
    expect(draft?.id).toMatch(/^[\da-f-]{36}$/);
  });
});
