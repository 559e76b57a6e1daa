import type { CargoRow } from '#domain/loading/cargo.ts';
import type { LoadPlan } from '#domain/loading/plan-load.ts';
import type { LoadAnswer, LoadQuestion } from './load-worker.ts';

let worker: Worker | null = null;
let lastId = 0;

/** Where there is no worker (its file is gone, memory is short) the page plans by itself, with less effort. */
const EFFORT_ON_PAGE = 15_000;

async function planHere(rows: readonly CargoRow[]): Promise<readonly LoadPlan[]> {
  const { planAll } = await import('#domain/loading/plan-load.ts');
  return planAll(rows, EFFORT_ON_PAGE);
}

function start(): Worker {
  return new Worker(new URL('./load-worker.ts', import.meta.url), { type: 'module', name: 'load-plan' });
}

/**
 * Plans a consignment for every box type beside the page. A new question ends the one before it, whose promise then stays
 * open for ever: it is not wanted any more. Rejects where neither the worker nor the page can have the planner's code.
 */
export function planInWorker(rows: readonly CargoRow[], busy: { current: boolean }): Promise<readonly LoadPlan[]> {
  if (busy.current) {
    worker?.terminate();
    worker = null;
  }
  busy.current = true;
  lastId += 1;
  const question: LoadQuestion = { id: lastId, rows };
  const planned = new Promise<readonly LoadPlan[]>((resolve) => {
    try {
      worker ??= start();
      worker.onmessage = ({ data }: MessageEvent<LoadAnswer>) => {
        if (data.id === question.id) resolve(data.plans);
      };
      worker.onerror = () => {
        worker?.terminate();
        worker = null;
        resolve(planHere(rows));
      };
      worker.postMessage(question);
    } catch {
      resolve(planHere(rows));
    }
  });
  return planned.finally(() => {
    busy.current = false;
  });
}
