import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '#contract/problems.ts';
import { errorWords, problemText, reasonText } from './error-words.ts';
import { problemOf } from './errors.ts';
import { Problem } from './problem.ts';

const failing = (details: object, message = 'details of the inside') => Object.assign(new Error(message), details);

describe('ERR-01 any error as a problem', () => {
  it.each([
    [new Problem('conflict'), 'conflict', 409],
    [failing({}, 'wrapped'), 'internal', 500],
    [failing({ statusCode: 413 }), 'validation', 413],
    [failing({ statusCode: 415 }), 'validation', 415],
    [failing({ statusCode: 404 }), 'not-found', 404],
    [failing({ statusCode: 429 }), 'too-many-requests', 429],
    [failing({ code: '57014' }), 'unavailable', 503],
    [failing({ code: '53100' }), 'unavailable', 503],
    [failing({ code: 'ECONNREFUSED' }), 'unavailable', 503],
    [failing({}, 'timeout exceeded when trying to connect'), 'unavailable', 503],
    [failing({}, 'Client has encountered a connection error and is not queryable'), 'unavailable', 503],
    // H10, H11, H19, H28: what passes is never called a failure of ours.
    [failing({ code: '25006' }), 'unavailable', 503],
    [failing({ code: '55P03' }), 'unavailable', 503],
    [failing({ code: '40P01' }), 'unavailable', 503],
    [failing({ code: '57P03' }), 'unavailable', 503],
    [failing({ code: 'ENOSPC' }), 'unavailable', 503],
    [failing({}, 'Query read timeout'), 'unavailable', 503],
    [failing({}, 'Client was closed and is not queryable'), 'unavailable', 503],
    [failing({ code: '22P05' }), 'validation', 400],
    [failing({ code: '22008' }), 'validation', 400],
    [failing({ code: '42P01' }), 'internal', 500],
    ['a string', 'internal', 500],
    [undefined, 'internal', 500],
  ])('%s', (error, code, status) => {
    expect(problemOf(error)).toMatchObject({ code, status });
  });

  it('looks at the causes, as the database layer wraps what the driver throws', () => {
    expect(problemOf(new Error('query failed', { cause: failing({ code: '57P01' }) })).code).toBe('unavailable');
    expect(problemOf(new Error('query failed', { cause: failing({ code: '22021' }) })).code).toBe('validation');
  });
});

/** ERR-04, ERR-05: sentences that a client knows the case by and never shows; the same in every language. */
const SIGNALS = new Set(['unauthenticated', 'session-withdrawn', 'wechat-code-used']);

describe('the words of problems', () => {
  it('are there in both languages and differ', () => {
    for (const code of PROBLEM_CODES.filter((known) => !SIGNALS.has(known))) {
      expect(errorWords.zh_CN.problems[code]).toMatch(/\p{Script=Han}/u);
      expect(errorWords.en_US.problems[code]).toMatch(/^[A-Za-z][\x20-\x7e]+$/);
    }
  });

  it('say in both languages what is wrong with a field, with the limit', () => {
    const { reasons, limits } = errorWords.zh_CN;
    expect(Object.values(reasons).filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
    for (const text of Object.values(limits)) expect(text(7)).toMatch(/\p{Script=Han}.*7|7.*\p{Script=Han}/u);
    expect(Object.values(errorWords.en_US.reasons).filter((text) => !/^[A-Z][\x20-\x7e]+\.$/.test(text))).toEqual([]);
    expect(reasonText(['tooLong', 7], 'en_US')).toBe('At most 7 characters.');
    expect(reasonText('required', 'zh_CN')).toBe('此项必填。');
  });

  it.each([
    [1, 'a second', '1 秒'],
    [59, '59 seconds', '59 秒'],
    [100, '2 minutes', '2 分钟'],
    [3599, '60 minutes', '60 分钟'],
    [6000, '2 hours', '2 小时'],
    [86_400, '24 hours', '24 小时'],
  ])('G12 say of a limit that is used up for %d s when asking again makes sense', (seconds, english, chinese) => {
    expect(problemText('too-many-requests', seconds, 'en_US')).toContain(`in ${english}.`);
    expect(problemText('too-many-requests', seconds, 'zh_CN')).toContain(`${chinese}后`);
    expect(problemText('conflict', seconds, 'en_US')).toBe(errorWords.en_US.problems.conflict);
  });
});
