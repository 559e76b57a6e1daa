import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
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
import { giveTime } from './own-time.ts';
import { Problem } from './problem.ts';

const MEGABYTE = 1024 * 1024;
const FILE_MAX = UPLOAD_MAX_MB * MEGABYTE;
/** A whole form: its file and a little around it. */
export const FORM_MAX = FILE_MAX + MEGABYTE;

/** Forms that are read at once: each may take minutes on a slow line. The others wait with their connections. */
export const FORMS_AT_ONCE = 20;
const inTurn = inTurns({ atOnce: FORMS_AT_ONCE, waitingMax: 200, retryAfter: 10 });

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

/** How long the device waits for a form of this size to arrive, in milliseconds; one that does not say has any size. */
function timeOf({ headers }: FastifyRequest): number {
  return uploadTime(Math.min(Number(headers['content-length'] ?? FORM_MAX), FORM_MAX));
}

/** How a call reads its form. Only here a form gets its time: whoever is refused before has no more than anyone else. */
export function readFormOf(request: FastifyRequest): ReadForm {
  return (work) => {
    giveTime(request.raw, timeOf(request));
    return inTurn(async () => {
      // What broke while it waited would be read without end.
      if (request.raw.destroyed) throw new Problem('validation');
      if (!request.isMultipart()) throw new Problem('validation', { status: 415 });
      const folder = await mkdtemp(join(tmpdir(), 'harbourway-form-'));
      try {
        return await work(await read(request, folder));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
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
