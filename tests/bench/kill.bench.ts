import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killUnderLoad } from '#tests/support/kill-under-load.ts';
import { numberOption } from './options.ts';

/** kill -9 under load, again and again: what is lost, and how long until the next server answers. `--rounds=20` has fewer. */
const rounds = numberOption('rounds', 200);
const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'harbourway-kill-'));
try {
  const { acknowledged, lost, msToAnswer } = await killUnderLoad({
    program: 'tests/process/fixtures/row-server.ts',
    folder,
    rounds,
    onRound: (round, { acknowledged, lost }) => {
      if (round % 10 !== 0) return;
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${round} of ${rounds} kills, ${acknowledged} rows acknowledged, ${lost.length} lost, ${seconds} s`);
    },
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
  process.exitCode = lost.length > 0 || at(1) > 5000 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
