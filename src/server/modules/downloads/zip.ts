import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/**
 * A ZIP archive of a few files, in memory; all with the same date, so that the same files make the same archive. Entries
 * that are read one after the other are let go of so.
 */
export async function zipOf(entries: Iterable<Entry> | AsyncIterable<Entry>, date: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const whole = buffer(zip.outputStream);
  for await (const { name, bytes } of entries) zip.addBuffer(bytes, name, { mtime: date, mode: 0o100644 });
  zip.end();
  return whole;
}
