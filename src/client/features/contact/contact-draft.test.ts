import { describe, expect, it } from 'vitest';
import { newId } from '#client/lib/new-id.ts';
import { emptyDraft, parseDraft } from './contact-draft.ts';

const DAY = 24 * 3600 * 1000;

describe('a kept message', () => {
  it('FORM-01 comes back as it was typed, without the code', () => {
    const draft = { ...emptyDraft(newId()), fromName: ' 张三', fromMessage: 'two\nlines', byEmail: true };
    const text = JSON.stringify({ at: 5, draft: { ...draft, code: '123456' } });
    expect(parseDraft(text, 5 + 29 * DAY)).toEqual(draft);
  });

  it('is forgotten after 30 days', () => {
    const text = JSON.stringify({ at: 5, draft: emptyDraft(newId()) });
    expect(parseDraft(text, 6 + 30 * DAY)).toBeNull();
  });

  it.each([null, '', '{', 'null', '7', '{"at":1}', '{"at":"1","draft":{}}', '{"at":1,"draft":null}'])(
    'is none when the device holds %j',
    (text) => {
      expect(parseDraft(text, 1)).toBeNull();
    },
  );

  it('takes only what fits, and gets an id of its own where there is none', () => {
    const draft = parseDraft('{"at":1,"draft":{"fromName":7,"fromPhone":"138","id":"x","byEmail":"yes"}}', 1);
    expect(draft).toMatchObject({ fromName: '', fromPhone: '138', byEmail: false });
    expect(draft?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
