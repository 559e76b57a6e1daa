import { describe, expect, it } from 'vitest';
import { DUPLICATE_WINDOW_MS, DuplicateError, refuseDuplicate } from './duplicates.ts';

const post = (url: string, body?: string | FormData) => ({ method: 'POST', url, body });

describe('the same call twice', () => {
  it('CALL-03 is refused within a second, and let through after it', () => {
    refuseDuplicate(post('/a', '{"x":1}'), 0);
    expect(() => refuseDuplicate(post('/a', '{"x":1}'), DUPLICATE_WINDOW_MS - 1)).toThrow(DuplicateError);
    refuseDuplicate(post('/a', '{"x":1}'), DUPLICATE_WINDOW_MS);
  });

  it('CALL-03 is refused also when another was sent in between', () => {
    refuseDuplicate(post('/b', '1'), 10_000);
    refuseDuplicate(post('/b', '2'), 10_001);
    expect(() => refuseDuplicate(post('/b', '1'), 10_002)).toThrow(DuplicateError);
  });

  it('CALL-03 is another one with another body, address or method', () => {
    refuseDuplicate(post('/c', '1'), 20_000);
    refuseDuplicate(post('/c', '2'), 20_000);
    refuseDuplicate(post('/d', '1'), 20_000);
    refuseDuplicate({ ...post('/c', '1'), method: 'PUT' }, 20_000);
  });

  it('CALL-03 is not for what reads or deletes', () => {
    for (const method of ['GET', 'DELETE']) {
      refuseDuplicate({ method, url: '/e', body: undefined }, 30_000);
      refuseDuplicate({ method, url: '/e', body: undefined }, 30_000);
    }
  });

  it('CALL-03 tells files by name, size and time', () => {
    const form = (name: string, text: string) => {
      const data = new FormData();
      data.append('file', new File([text], name, { lastModified: 1 }));
      return data;
    };
    refuseDuplicate(post('/f', form('a.png', 'one')), 40_000);
    refuseDuplicate(post('/f', form('b.png', 'one')), 40_000);
    refuseDuplicate(post('/f', form('a.png', 'longer')), 40_000);
    expect(() => refuseDuplicate(post('/f', form('a.png', 'one')), 40_000)).toThrow(DuplicateError);
  });
});
