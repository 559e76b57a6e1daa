import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerDatabase, type AnswerRow, answerTable } from './answer-table.ts';
import { putAnswer } from './put-answer.ts';

const NOW = Date.UTC(2026, 10, 20);
const YEAR = 365 * 86_400_000;
const KEY = ['site.config', {}];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer that came by another way than a call', () => {
  const outcome = (...answers: [answer: string, at: number][]) => {
    const client = new QueryClient();
    for (const [answer, at] of answers) putAnswer(client, KEY, answer, at);
    const { data, dataUpdatedAt } = client.getQueryState(KEY) ?? {};
    return [data, dataUpdatedAt];
  };

  it('is there unless one is there that is as new', () => {
    expect(outcome(['first', NOW - 2], ['second', NOW - 1])).toEqual(['second', NOW - 1]);
    expect(outcome(['first', NOW - 1], ['second', NOW - 1])).toEqual(['first', NOW - 1]);
  });

  it('R30 is of unknown age when its time is still to come, and gives way to one of a known age', () => {
    expect(outcome(['ahead', NOW + 2 * YEAR])).toEqual(['ahead', 0]);
    expect(outcome(['ahead', NOW + 2 * YEAR], ['served', NOW - 1])).toEqual(['served', NOW - 1]);
    expect(outcome(['served', NOW - 1], ['ahead', NOW + 2 * YEAR])).toEqual(['served', NOW - 1]);
  });

  it('R30 gives way also where it came by a call, before the clock was set right', () => {
    const client = new QueryClient();
    client.setQueryData(KEY, 'ahead', { updatedAt: NOW + 2 * YEAR });
    putAnswer(client, KEY, 'served', NOW - 1);
    expect(client.getQueryData(KEY)).toBe('served');
  });

  it('R30 is not of unknown age for a clock that differs by seconds', () => {
    expect(outcome(['soon', NOW + 5_000])).toEqual(['soon', NOW + 5_000]);
  });
});

describe('a table of answers', () => {
  const rows = new Map<string, AnswerRow>();
  const database: object = {
    answers: { get: async (key: string) => rows.get(key), put: async (row: AnswerRow) => void rows.set(row.key, row) },
    transaction: (_mode: string, _table: unknown, work: () => Promise<void>) => work(),
  };
  const table = answerTable((work) => work(database as AnswerDatabase));
  const write = async (data: string, updatedAt: number) => {
    const client = new QueryClient();
    client.setQueryData(KEY, data, { updatedAt });
    for (const { queryKey, queryHash, state } of client.getQueryCache().getAll()) {
      await table.write('a', { queryKey, queryHash, state, buster: '1' });
    }
  };
  beforeEach(() => rows.clear());

  it('keeps the newest', async () => {
    await write('new', NOW);
    await write('old', NOW - 1);
    expect(rows.get('a')?.answer.state.data).toBe('new');
  });

  it('R30 takes one of a known age in the place of one that a clock noted which was ahead', async () => {
    await write('ahead', NOW + 2 * YEAR);
    await write('new', NOW);
    expect(rows.get('a')).toMatchObject({ at: NOW, answer: { state: { data: 'new' } } });
    await write('ahead', NOW + 2 * YEAR);
    expect(rows.get('a')?.at).toBe(NOW);
  });
});
