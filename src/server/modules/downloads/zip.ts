import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** A ZIP archive of a few files, in memory; all with the same date, so that the same files make the same archive. */
export async function zipOf(entries: readonly Entry[], date: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of entries) zip.addBuffer(bytes, name, { mtime: date, mode: 0o100644 });
  zip.end();
  return buffer(zip.outputStream);
}
