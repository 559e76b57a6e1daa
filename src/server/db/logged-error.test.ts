import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loggedError } from './logged-error.ts';

const PHONE = '13800138000';
const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "account_phone"'), {
  code: '23505',
  constraint: 'account_phone',
  detail: `Key (phone)=(${PHONE}) already exists.`,
});
const failed = new DrizzleQueryError(
  'insert into account values ($1)',
  [PHONE, '$argon2id$hash\n    at night'],
  duplicate,
);

describe('S29 the log of a query that fails', () => {
  it.each([
    ['as it is thrown', failed],
    ['in an error of ours', new Error('not stored', { cause: failed })],
    ['among several', new AggregateError([failed], 'all failed')],
  ])('holds nothing that a visitor typed (%s)', (_, error) => {
    const text = JSON.stringify(loggedError(error));
    expect(text).not.toContain(PHONE);
    expect(text).not.toContain('argon2id');
    expect(text).toContain('insert into account values ($1)');
    expect(text).toContain('23505');
  });

  it('says where it happened, and which constraint', () => {
    expect(loggedError(failed)).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query: insert into account values ($1)',
      stack: expect.stringContaining('logged-error.test.ts'),
      cause: { code: '23505', constraint: 'account_phone', message: duplicate.message },
    });
  });

  it('leaves out the value that PostgreSQL did not take', () => {
    const refused = Object.assign(new Error(`invalid input syntax for type uuid: "${PHONE}"`), { code: '22P02' });
    const text = JSON.stringify(loggedError(new DrizzleQueryError('select $1', [PHONE], refused)));
    expect(text).not.toContain(PHONE);
    expect(text).toContain('22P02');
  });

  it('holds everything of other errors', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', port: 5432 });
    expect(loggedError(refused)).toMatchObject({ message: refused.message, stack: refused.stack, port: 5432 });
    expect(loggedError('a word')).toEqual({ type: 'string', message: 'a word', stack: '' });
  });

  it('ends where causes lead back', () => {
    const circle = new Error('round');
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle)).match(/"message"/g)).toHaveLength(6);
  });
});
