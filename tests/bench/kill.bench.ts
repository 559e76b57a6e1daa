import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killUnderLoad } from '#tests/support/kill-under-load.ts';

/** kill -9 under load, again and again: what is lost, and how long until the next server answers. */
const rounds = Number(process.env.ROUNDS ?? 200);
const folder = await mkdtemp(join(tmpdir(), 'harbourway-kill-'));
try {
  const { acknowledged, lost, msToAnswer } = await killUnderLoad({
    program: 'tests/process/fixtures/row-server.ts',
    folder,
    rounds,
  });
  const sorted = msToAnswer.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  console.table({
    [`${rounds} × kill -9`]: {
      'rows acknowledged': acknowledged,
      'rows lost (to reach: 0)': lost.length,
      'ms to the first 200, p50': at(0.5),
      p95: at(0.95),
      'worst (to reach: 5000)': at(1),
    },
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
