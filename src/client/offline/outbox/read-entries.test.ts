import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

const whole = {
  id: 'a',
  route: 'contact.add',
  state: 'verified',
  body: { fromMessage: 'Two boxes' },
  draft: null,
  contact: { by: 'phone', address: '13811000003' },
  createdAt: 1,
  failures: 2,
  nextAt: 3,
  reason: { kind: 'busy', text: 'Later', status: 503, requestId: null },
  receipt: null,
};

/** An entry without some of its fields. */
function without(...names: (keyof typeof whole)[]) {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.some((one) => one === name)));
}

describe('H34 the rows of an outbox', () => {
  it('are entries as they were written', () => {
    expect(readEntries([whole])).toEqual({ entries: [whole], unreadable: [] });
  });

  it('are entries without what a try writes, as before any', () => {
    expect(readEntries([without('failures', 'nextAt', 'reason', 'receipt')]).entries).toEqual([
      { ...whole, failures: 0, nextAt: 0, reason: null },
    ]);
  });

  it.each([
    ['a missing contact', without('contact')],
    ['an unknown state', { ...whole, state: 'later' }],
    ['an unknown call', { ...whole, route: 'users.get' }],
    ['a time in words', { ...whole, createdAt: 'yesterday' }],
    ['a reason that is none', { ...whole, reason: { kind: 'busy' } }],
    ['a receipt that is none', { ...whole, receipt: 'M1' }],
  ])('stand aside with their words where they cannot be read, and take none with them: %s', (_, row) => {
    expect(readEntries([row, { ...whole, id: 'b' }])).toEqual({
      entries: [{ ...whole, id: 'b' }],
      unreadable: [{ id: 'a', text: 'Two boxes' }],
    });
  });

  it('stand aside without words where there are none', () => {
    expect(readEntries([{ id: 'a' }, { id: 'b', body: { list: [1, { text: ' ' }] } }]).unreadable).toEqual([
      { id: 'a', text: '' },
      { id: 'b', text: '' },
    ]);
  });
});
