import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { errorCode, errorText } from '#server/start-error.ts';
import { ImportError } from '../import-error.ts';
import { encodingOf, type OldEncoding } from './encoding.ts';

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
 * Opens a file and finds out its encoding, UTF-8 or what such files are written in else. Throws an {@link ImportError} when
 * it cannot be read.
 */
export async function openSource(
  path: string,
  fallback: OldEncoding,
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
  const encoding = await encodingOf(path, fallback);
  return {
    path,
    size: facts.size,
    changed: facts.mtime.toISOString().slice(0, 10),
    encoding,
    text: () => decode(path, encoding, onBytes),
  };
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
