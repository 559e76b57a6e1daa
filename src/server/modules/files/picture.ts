import { execFile } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureKind, SIGNATURE_LENGTH } from '#domain/picture-rules.ts';
import { inTurns } from '#server/in-turn.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { Sender } from '#server/plugins/sender.ts';
import type { FormFile } from '#server/plugins/uploads.ts';
import { EXIT, type Shape } from './drawing.ts';

/** A picture drawn anew. */
export interface Picture {
  bytes: Buffer;
  mediaType: 'image/jpeg' | 'image/png';
}

const PROGRAM = join(import.meta.dirname, 'draw-picture.ts');
const LIMIT_MS = 10_000;
const COME_BACK_SECONDS = 15;

/** Being drawn, a picture may take 200 MB; those that wait lie on the disk. */
const inTurn = inTurns({ atOnce: 1, waitingMax: 60, retryAfter: COME_BACK_SECONDS });

/** Of this process' settings only what any program needs: whatever a picture makes it do, it has no secrets to tell. */
const { PATH, TMPDIR, LD_LIBRARY_PATH, SystemRoot } = process.env;
const ENVIRONMENT = { PATH, TMPDIR, LD_LIBRARY_PATH, SystemRoot, MALLOC_ARENA_MAX: '1' };

/** Runs the program that draws; resolves with the number it ends with, null when it was stopped, as for taking too long. */
function draw(from: string, to: string, shape: Shape, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: LIMIT_MS, killSignal: 'SIGKILL', env: ENVIRONMENT } as const;
    execFile(process.execPath, [PROGRAM, from, to, shape], options, (error) => {
      if (error === null) resolve(EXIT.drawn);
      else if (signal.aborted) reject(signal.reason);
      else if (typeof error.code === 'number') resolve(error.code);
      else if (typeof error.signal === 'string') resolve(null);
      // This machine has no room for one more program at this moment.
      else reject(new Problem('unavailable', { retryAfter: COME_BACK_SECONDS, cause: error }));
    });
  });
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_LENGTH), 0, SIGNATURE_LENGTH, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Why a picture was not drawn, by the number its program ended with; anything else is the program's own fault. */
function problemOf(code: number | null): Error {
  if (code === null) return new Problem('unavailable', { retryAfter: COME_BACK_SECONDS });
  if (code === EXIT.tooLarge) return new Problem('picture-too-large');
  if (code === EXIT.unreadable) return new Problem('file-format');
  return new Error(`The program that draws pictures ended with ${code}`);
}

/**
 * FORM-04, S08: takes a picture only by its first bytes, and draws it anew: what else was in the file, such as
 * where it was taken, does not survive. An avatar becomes a square. Throws `file-format`, `file-heic`,
 * `picture-too-large`.
 */
export async function redraw({ path }: FormFile, shape: Shape, { by, signal }: Sender): Promise<Picture> {
  const kind = pictureKind(await firstBytes(path));
  if (kind === null) throw new Problem('file-format');
  if (kind === 'heic') throw new Problem('file-heic');
  return inTurn(
    async () => {
      const drawn = `${path}-drawn`;
      const code = await draw(path, drawn, shape, signal);
      if (code !== EXIT.drawn) throw problemOf(code);
      return { bytes: await readFile(drawn), mediaType: `image/${kind}` };
    },
    { by, signal },
  );
}
