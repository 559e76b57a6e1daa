import { describe, expect, it } from 'vitest';
import { ForeignAnswerError, OfflineError, ProblemError, TimeoutError } from '#client/api/errors.ts';
import {
  confirmed,
  type Entry,
  type EntryState,
  hurried,
  OUTBOX_LIFETIME_MS,
  renamed,
  reopened,
} from '#client/offline/outbox/entry.ts';
import { SENDING_MAX_MS } from '#client/offline/outbox/flusher.ts';
import { outcomeOf, outcomeOfAnswer } from '#client/offline/outbox/outcome.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { createDevice, verifiedEntry } from '#tests/support/simulated-tabs.ts';

const ROUNDS = Array.from({ length: 20 }, (_, round) => round + 1);
const MINUTE = 60_000;

const problem = (code: ProblemCode, status: number, retryAfterMs: number | null = null) =>
  new ProblemError({ code, status, message: 'A sentence.', requestId: 'r-1', retryAfterMs });

/** A device on which ten messages wait. */
function deviceWithTen(options: { seed: number; locks: boolean }) {
  const device = createDevice(options);
  for (let n = 0; n < 10; n += 1) device.put(verifiedEntry(`id-${n}`, { createdAt: device.clock.now + n }));
  return device;
}

describe('R20 ten messages that wait, and five tabs that are online at the same moment', () => {
  it.each(ROUNDS)('are ten requests and ten rows with Web Locks, round %i', async (seed) => {
    const device = deviceWithTen({ seed, locks: true });
    await Promise.all(Array.from({ length: 5 }, () => device.openTab().flush()));
    expect(device.server.received).toHaveLength(10);
    expect(device.server.stored.size).toBe(10);
    expect(new Set(device.states())).toEqual(new Set(['delivered']));
  });

  it.each(ROUNDS)('R34 are ten rows without Web Locks, round %i', async (seed) => {
    const device = deviceWithTen({ seed, locks: false });
    const tabs = Array.from({ length: 5 }, () => device.openTab());
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect(device.server.stored.size).toBe(10);
    expect(new Set(device.states())).toEqual(new Set(['delivered']));
  });

  it('are ten rows when every tab asks for it again and again', async () => {
    const device = deviceWithTen({ seed: 7, locks: true });
    const tabs = Array.from({ length: 5 }, () => device.openTab());
    await Promise.all([...tabs, ...tabs, ...tabs].map((tab) => tab.flush()));
    expect(device.server.received).toHaveLength(10);
  });

  it('leave in the order they were written', async () => {
    const device = deviceWithTen({ seed: 3, locks: true });
    await device.openTab().flush();
    expect(device.server.received).toEqual(Array.from({ length: 10 }, (_, n) => `id-${n}`));
  });
});

describe('R17 a message that was taken, and whose answer was lost', () => {
  it('is asked about again under its id until it is answered: one row, one number', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.server.fates = ['lost', 'lost', 'lost', 'lost', 'lost'];
    const tab = device.openTab();
    for (let tries = 0; tries < 6; tries += 1) {
      await tab.flush();
      device.clock.now += 10 * MINUTE;
    }
    expect(device.server.received).toEqual(Array.from({ length: 6 }, () => 'one'));
    expect(device.server.stored.size).toBe(1);
    expect(device.entry('one')).toMatchObject({ state: 'delivered', receipt: { number: 'M1' } });
  });

  it('leaves nothing of what it said on the device once it has arrived', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    await device.openTab().flush();
    expect(JSON.stringify(device.entry('one'))).not.toContain('message one');
  });
});

describe('a tab that is closed while it sends', () => {
  it('R34 leaves its message to the next one: at once with Web Locks', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    await device.openTab({ dies: true }).flush();
    expect(device.entry('one')?.state).toBe('sending');
    await device.openTab().flush();
    expect(device.entry('one')?.state).toBe('delivered');
  });

  it('R34 and without them once its time is over', async () => {
    const device = createDevice({ locks: false });
    device.put(verifiedEntry('one'));
    await device.openTab({ dies: true }).flush();
    const next = device.openTab();
    await next.flush();
    expect(device.entry('one')?.state).toBe('sending');
    expect(await next.nextAt()).toBe(device.clock.now + SENDING_MAX_MS);
    device.clock.now += SENDING_MAX_MS;
    await next.flush();
    expect(device.entry('one')?.state).toBe('delivered');
  });
});

describe('a tab that takes its time with pictures', () => {
  it('R34 keeps its message for as long, also without Web Locks', async () => {
    const device = createDevice({ locks: false });
    device.put(verifiedEntry('one'));
    device.server.uploads = [50_000, 50_000, 50_000];
    const other = device.openTab();
    device.server.meanwhile = () => other.flush();
    await device.openTab().flush();
    expect(device.server.received).toEqual(['one']);
    expect(device.entry('one')?.state).toBe('delivered');
  });
});

describe('pictures that have arrived', () => {
  it('R03 are noted for the next try, until the server asks for another code: then it may have none of them any more', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.server.uploads = [1_000, 2_000];
    device.server.fates = ['lost', problem('not-verified', 403)];
    const tab = device.openTab();
    await tab.flush();
    expect(device.entry('one')).toMatchObject({
      state: 'verified',
      arrivedPhotos: ['photo of 1000', 'photo of 2000'],
    });
    device.clock.now += 10 * MINUTE;
    await tab.flush();
    expect(device.entry('one')).toMatchObject({ state: 'needs-code-again', arrivedPhotos: [] });
  });
});

describe('R08 a server in trouble', () => {
  it('is left alone for as long as it asks', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.server.fates = [problem('too-many-requests', 429, 30 * MINUTE)];
    const tab = device.openTab();
    await tab.flush();
    device.clock.now += 29 * MINUTE;
    await tab.connected();
    await tab.flush();
    expect(device.server.received).toHaveLength(1);
    expect(device.entry('one')).toMatchObject({ state: 'verified', reason: { kind: 'busy', text: 'A sentence.' } });
    device.clock.now += 2 * MINUTE;
    await tab.flush();
    expect(device.entry('one')?.state).toBe('delivered');
  });

  it('is asked less and less often, and never less than every five minutes', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.server.fates = Array.from({ length: 30 }, () => problem('unavailable', 503));
    const tab = device.openTab();
    const pauses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) {
      await tab.flush();
      const at = (await tab.nextAt()) ?? 0;
      pauses.push(at - device.clock.now);
      device.clock.now = at;
    }
    expect(Math.max(...pauses.slice(0, 2))).toBeLessThanOrEqual(8_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5 * MINUTE);
    expect(Math.max(...pauses.slice(10))).toBeGreaterThan(MINUTE);
    expect(new Set(pauses).size).toBeGreaterThan(25);
  });

  it('is asked at once for what only waited for a connection', async () => {
    const device = createDevice();
    device.put(
      verifiedEntry('one', { failures: 9, reason: { kind: 'unreachable' }, nextAt: device.clock.now + MINUTE }),
    );
    const tab = device.openTab();
    await tab.flush();
    expect(device.server.received).toEqual([]);
    await tab.connected();
    await tab.flush();
    expect(device.entry('one')?.state).toBe('delivered');
  });
});

describe('what only the visitor can go on with', () => {
  it('R22 is a message whose verification is over: its text stays', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.server.fates = [problem('not-verified', 403)];
    const tab = device.openTab();
    await tab.flush();
    await tab.flush();
    expect(device.server.received).toHaveLength(1);
    expect(device.entry('one')).toMatchObject({ state: 'needs-code-again', draft: { fromMessage: 'message one' } });
    expect(await tab.nextAt()).toBeNull();
  });

  it('R19 is one that the server refuses', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.server.fates = [problem('key-reused', 422)];
    await device.openTab().flush();
    expect(device.entry('one')).toMatchObject({ state: 'refused', reason: { kind: 'said', text: 'A sentence.' } });
  });

  it('R23 is one that could not be sent for seven days: it is not sent, and its text stays', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.put(verifiedEntry('two', { state: 'needs-code' }));
    device.clock.now += OUTBOX_LIFETIME_MS + 60 * MINUTE;
    await device.openTab().flush();
    expect(device.server.received).toEqual([]);
    for (const id of ['one', 'two']) {
      expect(device.entry(id)).toMatchObject({
        state: 'refused',
        reason: { kind: 'expired' },
        draft: { fromMessage: `message ${id}` },
      });
    }
  });

  it('R23 is given up without a connection, too, and nothing else is touched then', async () => {
    const device = createDevice();
    device.put(verifiedEntry('old'));
    device.clock.now += OUTBOX_LIFETIME_MS + 60 * MINUTE;
    device.put(verifiedEntry('new', { createdAt: device.clock.now }));
    await device.openTab().age();
    expect(device.entry('old')).toMatchObject({ state: 'refused', reason: { kind: 'expired' } });
    expect(device.entry('new')?.state).toBe('verified');
    expect(device.server.received).toEqual([]);
  });

  it('waits for a code for as long as it must, and is never sent without one', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one', { state: 'needs-code' }));
    await device.openTab().flush();
    expect(device.server.received).toEqual([]);
  });
});

describe('an entry', () => {
  it('that is deleted while it is sent stays deleted', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    const flushing = device.openTab().flush();
    await device.store.change('one', () => null);
    await flushing;
    expect(device.entry('one')).toBeUndefined();
  });

  it('F6 that is deleted while it is sent, and given back, is one row and shows its number', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one'));
    device.server.uploads = [1_000];
    let removed: Entry | null = null;
    device.server.meanwhile = async () => {
      await device.store.change('one', (present) => {
        removed = present;
        return null;
      });
    };
    await device.openTab().flush();
    expect(device.entry('one')).toBeUndefined();
    await device.store.change('one', () => removed);
    await device.openTab().flush();
    expect(device.server.stored.size).toBe(1);
    expect(device.entry('one')).toMatchObject({ state: 'delivered', receipt: { number: 'M1' } });
  });

  it('R30 is tried at once when the clock was set back behind its pause', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one', { nextAt: device.clock.now + 90 * 24 * 60 * MINUTE, failures: 3 }));
    await device.openTab().flush();
    expect(device.entry('one')?.state).toBe('delivered');
  });
});

describe('FORM-03, R20 an entry that two tabs show', () => {
  it.each<[EntryState, EntryState]>([
    ['needs-code', 'verified'],
    ['needs-code-again', 'verified'],
    ['verified', 'verified'],
    ['sending', 'sending'],
    ['delivered', 'delivered'],
    ['refused', 'refused'],
  ])('and is %s is %s when it is confirmed in the second of them', (state, then) => {
    expect(confirmed(verifiedEntry('one', { state }), 5).state).toBe(then);
  });

  it.each<EntryState>(['needs-code', 'sending', 'delivered', 'refused'])(
    'and is %s is left alone by “Try now”',
    (state) => {
      const entry = verifiedEntry('one', { state, nextAt: 9 });
      expect(hurried(entry, 5)).toBe(entry);
    },
  );

  it('stays delivered, sent once, when its code is given in both', async () => {
    const device = createDevice();
    device.put(verifiedEntry('one', { state: 'needs-code' }));
    for (const tab of [device.openTab(), device.openTab()]) {
      await device.store.change('one', (present) => present && confirmed(present, device.clock.now));
      await tab.flush();
    }
    expect(device.server.received).toEqual(['one']);
    expect(device.entry('one')?.state).toBe('delivered');
  });

  it('is tried at once when it only waits for its next try', () => {
    expect(hurried(verifiedEntry('one', { nextAt: 9 }), 5).nextAt).toBe(5);
  });
});

describe('R20 an entry that is put back into its form', () => {
  it.each<EntryState>(['sending', 'delivered'])('stays where it is when it is %s: it would be sent twice', (state) => {
    expect(reopened(verifiedEntry('one', { state }))).toBeNull();
  });

  it('stays away when another tab has removed it', () => {
    expect(reopened(null)).toBeNull();
  });

  it('keeps its id as long as it was never tried', () => {
    const entry = verifiedEntry('one', { state: 'needs-code', draft: { fromMessage: 'text', id: 'one' } });
    expect(reopened(entry)).toEqual({ fromMessage: 'text', id: 'one' });
  });

  it.each<EntryState>(['verified', 'needs-code-again', 'refused'])('has a new id when it is %s', (state) => {
    const values = reopened(verifiedEntry('one', { state, draft: { fromMessage: 'text', id: 'one' } }));
    expect(values).toMatchObject({ fromMessage: 'text' });
    expect(values).not.toMatchObject({ id: 'one' });
  });
});

describe('R20 a draft that two tabs submit', () => {
  it('waits for a code of its own under its second id, which stands wherever the first one stood', () => {
    const entry = renamed(verifiedEntry('one', { draft: { fromMessage: 'text', id: 'one' } }), 'two');
    expect(entry).toMatchObject({ id: 'two', state: 'needs-code', body: { id: 'two' }, draft: { id: 'two' } });
    expect(entry.body).toMatchObject({ fromMessage: 'message one' });
  });
});

describe('what a try comes to', () => {
  it.each([
    [new OfflineError('x'), 'later'],
    [new TimeoutError('x'), 'later'],
    [new ForeignAnswerError('a portal', { status: 200 }), 'later'],
    [problem('in-progress', 409, 1000), 'later'],
    [problem('internal', 500), 'later'],
    [problem('validation', 408), 'later'],
    [problem('validation', 502), 'later'],
    [problem('validation', 400), 'refused'],
    [problem('not-found', 404), 'refused'],
    [problem('file-size', 413), 'refused'],
    [problem('not-verified', 403), 'needs-code'],
  ])('%s is %s', (error, kind) => {
    expect(outcomeOf(error).kind).toBe(kind);
  });

  it('is a success only when the answer names what was sent', () => {
    const answer = { id: 'one', receipt: 'M1', text: 'Thank you' };
    expect(outcomeOfAnswer({ id: 'one' }, answer, 5)).toEqual({
      kind: 'delivered',
      receipt: { number: 'M1', text: 'Thank you', at: 5 },
    });
    expect(outcomeOfAnswer({ id: 'two' }, answer, 5).kind).toBe('later');
  });
});
