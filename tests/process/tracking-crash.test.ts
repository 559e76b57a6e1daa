import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killUnderLoad } from '#tests/support/kill-under-load.ts';
import { rounds } from '#tests/support/rounds.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-events-crash-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('TRACK-08 events that were answered 204', () => {
  it('are all there after kill -9 in the middle of taking in more', async () => {
    const program = 'tests/process/fixtures/event-server.ts';
    const { acknowledged, lost } = await killUnderLoad({ program, folder, rounds: rounds({ few: 2, all: 10 }) });
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThan(50);
  }, 600_000);
});
