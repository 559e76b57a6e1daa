import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file of a browser's profile that holds a text, as browsers store it: in one byte or in two for each letter. */
export async function tracesOf(folder: string, text: string): Promise<string[]> {
  const wanted = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')];
  const found: string[] = [];
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const bytes = await readFile(path);
    if (wanted.some((one) => bytes.includes(one))) found.push(path.slice(folder.length));
  }
  return found;
}
