import { beforeEach, describe, expect, it } from 'vitest';
import { DUPLICATE_WINDOW_MS, DuplicateError, type RecentCalls, refuseDuplicate } from './duplicates.ts';

const post = (url: string, body?: string | FormData) => ({ method: 'POST', url, body });

let calls: RecentCalls;
beforeEach(() => {
  calls = new Map();
});

describe('the same call twice', () => {
  it('CALL-03 is refused within a second, and let through after it', () => {
    refuseDuplicate(calls, post('/a', '{"x":1}'), 0);
    expect(() => refuseDuplicate(calls, post('/a', '{"x":1}'), DUPLICATE_WINDOW_MS - 1)).toThrow(DuplicateError);
    refuseDuplicate(calls, post('/a', '{"x":1}'), DUPLICATE_WINDOW_MS);
  });

  it('CALL-03 is refused also when another was sent in between', () => {
    refuseDuplicate(calls, post('/b', '1'), 10_000);
    refuseDuplicate(calls, post('/b', '2'), 10_001);
    expect(() => refuseDuplicate(calls, post('/b', '1'), 10_002)).toThrow(DuplicateError);
  });

  it('CALL-03 is another one with another body, address or method', () => {
    refuseDuplicate(calls, post('/c', '1'), 20_000);
    refuseDuplicate(calls, post('/c', '2'), 20_000);
    refuseDuplicate(calls, post('/d', '1'), 20_000);
    refuseDuplicate(calls, { ...post('/c', '1'), method: 'PUT' }, 20_000);
  });

  it('CALL-03 is not for what reads or deletes', () => {
    for (const method of ['GET', 'DELETE']) {
      refuseDuplicate(calls, { method, url: '/e', body: undefined }, 30_000);
      refuseDuplicate(calls, { method, url: '/e', body: undefined }, 30_000);
    }
  });

  it('CALL-03 is not what another client sends, as when two visitors search for the same', () => {
    refuseDuplicate(calls, post('/g'), 50_000);
    refuseDuplicate(new Map(), post('/g'), 50_000);
  });

  it('CALL-03 is no slip when the first ended without an answer and is forgotten', () => {
    refuseDuplicate(calls, post('/h', '1'), 60_000)();
    refuseDuplicate(calls, post('/h', '1'), 60_001);
    expect(() => refuseDuplicate(calls, post('/h', '1'), 60_002)).toThrow(DuplicateError);
  });

  it('CALL-03 is refused when only one before it is forgotten', () => {
    const forget = refuseDuplicate(calls, post('/i', '1'), 70_000);
    refuseDuplicate(calls, post('/i', '1'), 71_000);
    forget();
    expect(() => refuseDuplicate(calls, post('/i', '1'), 71_001)).toThrow(DuplicateError);
  });

  it('CALL-03 tells files by name, size and time', () => {
    const form = (name: string, text: string) => {
      const data = new FormData();
      data.append('file', new File([text], name, { lastModified: 1 }));
      return data;
    };
    refuseDuplicate(calls, post('/f', form('a.png', 'one')), 40_000);
    refuseDuplicate(calls, post('/f', form('b.png', 'one')), 40_000);
    refuseDuplicate(calls, post('/f', form('a.png', 'longer')), 40_000);
    expect(() => refuseDuplicate(calls, post('/f', form('a.png', 'one')), 40_000)).toThrow(DuplicateError);
  });
});
