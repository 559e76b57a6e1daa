import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { errorCode, errorText } from '#server/start-error.ts';
import { ImportError } from '../import-error.ts';

/** A text file to be imported, read in pieces; may be read more than once. */
export interface SourceFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Date of the last change, `YYYY-MM-DD`. */
  changed: string;
  encoding: string;
  /** The text in pieces; `onBytes` is told how far the reading is. */
  text(): AsyncGenerator<string>;
}

/**
 * Opens a file and finds out its encoding: UTF-8 when all of it is valid, else what such files are written in
 * (`fallback`: UNECE writes windows-1252, Chinese offices GB 18030). Throws an {@link ImportError} when it cannot be read.
 */
export async function openSource(
  path: string,
  fallback: 'windows-1252' | 'gb18030',
  onBytes: (bytes: number) => void = () => undefined,
): Promise<SourceFile> {
  const facts = await stat(path).catch((error: unknown) => {
    throw new ImportError(`The file ${path} cannot be read (${errorCode(error) ?? errorText(error)}).`);
  });
  if (!facts.isFile()) throw new ImportError(`${path} is not a file.`);
  if (facts.size === 0) throw new ImportError(`The file ${path} is empty.`);
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw new ImportError(`The file ${path} cannot be read (${errorCode(error) ?? errorText(error)}).`);
  });
  await handle.close();
  const encoding = (await isUtf8(path)) ? 'utf-8' : fallback;
  return {
    path,
    size: facts.size,
    changed: facts.mtime.toISOString().slice(0, 10),
    encoding,
    text: () => decode(path, encoding, onBytes),
  };
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* decode(path: string, encoding: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  // Also takes the byte order mark off, which Excel writes.
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue;
    yield decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    onBytes(bytes);
  }
  yield decoder.decode();
}
