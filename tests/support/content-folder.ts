import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A content folder of a test: files by their path below it. */
export interface ContentFolder {
  path: string;
  write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void>;
  remove(...files: string[]): Promise<void>;
  clear(): Promise<void>;
}

/** Makes an empty content folder. */
export async function createContentFolder(): Promise<ContentFolder> {
  const path = await mkdtemp(join(tmpdir(), 'harbourway-content-'));
  return {
    path,
    async write(files) {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(path, name)), { recursive: true });
        await writeFile(join(path, name), content);
      }
    },
    async remove(...files) {
      for (const name of files) await rm(join(path, name));
    },
    clear: () => rm(path, { recursive: true, force: true }),
  };
}

/** A news file with the given bodies; `head` adds or replaces fields of the front matter. */
export function newsFile(id: string, body = { zh: '正文', en: 'Body' }, head = ''): string {
  const title = '{ zh: 题, en: Title }';
  return `---\nid: ${id}\nkind: company\ndate: '2026-01-02'\npicture: vessel\ntitle: ${title}\nsummary: ${title}\n${head}---\n\n${body.zh}\n\n<!-- en -->\n\n${body.en}\n`;
}
