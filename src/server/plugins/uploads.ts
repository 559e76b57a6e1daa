import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { UPLOAD_MAX_MB } from '#contract/account-limits.ts';
import { uploadTime } from '#contract/upload-time.ts';
import { inTurns } from '#server/in-turn.ts';
import { errorCode } from '#server/start-error.ts';
import { giveTime, holdTime } from './own-time.ts';
import { Problem } from './problem.ts';
import type { Sender } from './sender.ts';

const MEGABYTE = 1024 * 1024;
const FILE_MAX = UPLOAD_MAX_MB * MEGABYTE;
/** A whole form: its file and a little around it. */
export const FORM_MAX = FILE_MAX + MEGABYTE;

/** Forms that are read at once: each may take minutes on a slow line. The others wait with their connections. */
export const FORMS_AT_ONCE = 20;
/** How many of them may be one sender's, and how many may come from one address, which an office shares. */
export const FORMS_OF_ONE = 4;
const FORMS_OF_ADDRESS = 10;
/** Waiting longer, a device would give up before its form is read. */
const WAIT_MS = 20_000;
/** Time for the rest of a form that got no turn, in milliseconds: as long as any other call has. */
const REFUSED_MS = 15_000;
const WHEN_FULL = { waitingMax: 200, retryAfter: 10 } as const;
// A sender of many forms waits in a queue of their own before the common one, where they take up no place.
const turnOfSender = inTurns({ ...WHEN_FULL, atOnce: Number.POSITIVE_INFINITY, atOnceEach: FORMS_OF_ONE });
const turnOfAddress = inTurns({ ...WHEN_FULL, atOnce: FORMS_AT_ONCE, atOnceEach: FORMS_OF_ADDRESS });

/** A file of a form, whole, as the browser sent it; nothing about it has been checked but its size. */
export interface FormFile {
  name: string;
  /** Where it lies until the form's work is done. */
  path: string;
}

/** A form: its file, if it has one, and its other fields. */
export interface Form {
  file: FormFile | null;
  fields: Record<string, string>;
}

/** Reads the form and keeps its file until `work` is done with it. */
export type ReadForm = <T>(work: (form: Form) => Promise<T>) => Promise<T>;

const PROBLEMS: Readonly<Record<string, () => Problem>> = {
  FST_REQ_FILE_TOO_LARGE: () => new Problem('file-size'),
  FST_FILES_LIMIT: () => new Problem('file-count'),
};

/** Onto the disk as it comes: twenty slow lines would hold two hundred megabytes in memory. */
async function keep({ file, filename }: MultipartFile, folder: string): Promise<FormFile> {
  const path = join(folder, 'file');
  await pipeline(file, createWriteStream(path));
  if (file.truncated) throw new Problem('file-size');
  return { name: filename ?? '', path };
}

async function read(request: FastifyRequest, folder: string): Promise<Form> {
  const form: Form = { file: null, fields: Object.create(null) };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') form.file = await keep(part, folder);
      else if (Object.hasOwn(form.fields, part.fieldname)) throw new Problem('validation');
      else form.fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    const code = errorCode(error) ?? '';
    throw PROBLEMS[code]?.() ?? (error instanceof Problem ? error : new Problem('validation', { cause: error }));
  }
  return form;
}

/** Reads the form when the sender has his turn. Only then its time begins: waiting uses up none of it. */
async function readInTurn(request: FastifyRequest, { by, address, signal }: Sender, folder: string): Promise<Form> {
  const late = new AbortController();
  const giveUp = () => late.abort(new Problem('unavailable', { retryAfter: WHEN_FULL.retryAfter }));
  const waiting = setTimeout(giveUp, WAIT_MS).unref();
  const both = AbortSignal.any([signal, late.signal]);
  let begun = false;
  const begin = async () => {
    clearTimeout(waiting);
    begun = true;
    // A request that broke off while it waited would be read without end.
    if (request.raw.destroyed) throw new Problem('validation');
    giveTime(request.raw, (received) => uploadTime(Math.min(received, FORM_MAX)));
    return read(request, folder);
  };
  holdTime(request.raw);
  try {
    return await turnOfSender(() => turnOfAddress(begin, { by: address, signal: both }), { by, signal: both });
  } finally {
    clearTimeout(waiting);
    if (!begun) giveTime(request.raw, () => REFUSED_MS);
  }
}

/** Of folders with forms; a server that is killed leaves those that it was reading. */
const FOLDER = 'harbourway-form-';
const LEFT_AFTER_MS = 3_600_000;

/** Removes forms that nobody reads any more, of this server or another one on this machine that ended by force. */
export async function removeLeftForms(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue;
    const path = join(tmpdir(), name);
    // Another server may be quicker.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** How a call reads its form. Only here a form gets its time: whoever is refused before has no more than anyone else. */
export function readFormOf(request: FastifyRequest, sender: Sender): ReadForm {
  return async (work) => {
    if (Number(request.headers['content-length'] ?? 0) > FORM_MAX) throw new Problem('file-size');
    const folder = await mkdtemp(join(tmpdir(), FOLDER));
    try {
      return await work(await readInTurn(request, sender, folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** FORM-04, ASVS 5.2.1: forms with files, bounded in every direction while they are being read. */
export const uploads = fp(
  async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: true,
      limits: {
        fileSize: FILE_MAX,
        // One answer names one file.
        files: 1,
        fields: 10,
        fieldSize: 1024,
        fieldNameSize: 100,
        parts: 20,
        headerPairs: 50,
      },
    });
  },
  { name: 'uploads', dependencies: ['errors'] },
);
