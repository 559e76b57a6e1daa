import { startServer } from './server-process.ts';

interface Options {
  /** A server with `POST /rows` and `GET /rows`, see tests/process/fixtures. */
  program: string;
  folder: string;
  rounds: number;
  /** Told what stands after each start that followed a kill, counted from 1. */
  onRound?: (round: number, result: Readonly<Result>) => void;
}

interface Result {
  /** Rows whose 201 arrived. */
  acknowledged: number;
  /** Ids of those that a later server did not have. */
  lost: number[];
  /** From each kill -9 to the first 200 of `/readyz` of the next server. */
  msToAnswer: number[];
}

const writers = 8;
/** A server is killed after so many acknowledged rows, or up to four times as many: in the middle of one write or another. */
const LEAST_WRITTEN = 50;

/** Kills a server while it writes, starts the next one, looks for every row it had acknowledged, and so on. */
export async function killUnderLoad({ program, folder, rounds, onRound }: Options): Promise<Result> {
  const result: Result = { acknowledged: 0, lost: [], msToAnswer: [] };
  const known: number[] = [];
  let next = 1;
  /** Called with each 201. */
  let onAcknowledged: () => void = () => undefined;
  let killed: number | undefined;
  const env = { DATA_DIR: folder, DRAIN_MS: '0' };
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServer({ program, env });
    if (killed !== undefined) result.msToAnswer.push(performance.now() - killed);
    const kept = new Set(await readIds(server.url));
    result.lost.push(...known.filter((id) => !kept.has(id) && !result.lost.includes(id)));
    result.acknowledged = known.length;
    if (round > 0) onRound?.(round, result);
    if (round === rounds) {
      await server.end('SIGTERM');
      break;
    }
    const wanted = known.length + LEAST_WRITTEN + Math.floor(Math.random() * 3 * LEAST_WRITTEN);
    const enough = new Promise<void>((resolve) => {
      onAcknowledged = () => {
        if (known.length >= wanted) resolve();
      };
    });
    const writing = Promise.all(
      Array.from({ length: writers }, async () => {
        for (;;) {
          const id = next++;
          if (!(await write(server.url, id))) return;
          known.push(id);
          onAcknowledged();
        }
      }),
    );
    await enough;
    killed = performance.now();
    await server.end('SIGKILL');
    await writing;
  }
  return result;
}

async function readIds(url: string): Promise<number[]> {
  return (await fetch(`${url}/rows`)).json();
}

async function write(url: string, id: number): Promise<boolean> {
  return fetch(`${url}/rows`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  }).then(
    (answer) => answer.status === 201,
    () => false,
  );
}
