import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode, errorText } from '#server/start-error.ts';
import type { Fault } from './fault.ts';
import { IMAGE_FOLDER, ITEM_FOLDERS, LIST_FILES, SITE_FILE, type SourceKind } from './files.ts';
import { readYaml, type YamlText } from './yaml.ts';

/** An item as a file has it, not checked yet. */
export interface FoundItem {
  kind: SourceKind;
  file: string;
  /** Place in the list, or among the files of a folder. */
  position: number;
  /** Stands before the field in a report: the number of a list's item; empty for a file of its own. */
  prefix: readonly PropertyKey[];
  value: unknown;
  lineOf(path: readonly PropertyKey[]): number;
}

/** Everything that a content folder holds. */
interface FoundContent {
  items: FoundItem[];
  faults: Fault[];
  /** The kinds that the folder speaks of, also where it holds none of them. */
  kinds: Set<SourceKind>;
}

const LONGEST_TEXT = 2 * 1024 * 1024;

async function readText(folder: string, file: string): Promise<string | Fault> {
  const path = join(folder, file);
  const fault = (reason: string): Fault => ({ file, line: 0, field: '', reason });
  try {
    const { size } = await stat(path);
    if (size > LONGEST_TEXT) return fault('longer than 2 MB');
    // Refuses what is not UTF-8, and takes the byte order mark off.
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) return fault('not written in UTF-8');
    return fault(`cannot be read (${errorCode(error) ?? errorText(error)})`);
  }
}

function yamlOf(found: FoundContent, file: string, text: string, firstLine: number): YamlText | null {
  const yaml = readYaml(text);
  if ('value' in yaml) return { ...yaml, lineOf: (path) => yaml.lineOf(path) + firstLine - 1 };
  found.faults.push(
    ...yaml.faults.map(({ line, reason }) => ({ file, line: line + firstLine - 1, field: '', reason })),
  );
  return null;
}

function addList(found: FoundContent, kind: SourceKind, file: string, text: string): void {
  const yaml = yamlOf(found, file, text, 1);
  if (yaml === null) return;
  const list = yaml.value ?? [];
  if (!Array.isArray(list)) {
    found.faults.push({ file, line: 1, field: '', reason: 'a list was expected' });
    return;
  }
  for (const [position, value] of list.entries()) {
    const lineOf = (path: readonly PropertyKey[]) => yaml.lineOf([position, ...path]);
    found.items.push({ kind, file, position, prefix: [position + 1], value, lineOf });
  }
}

const PARTS = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*\r?\n([\s\S]*?)(?:\r?\n<!-- en -->[ \t]*\r?\n([\s\S]*))?$/;

function addArticle(found: FoundContent, kind: SourceKind, file: string, text: string, position: number): void {
  const [, head, zh = '', en = ''] = PARTS.exec(text) ?? [];
  if (head === undefined) {
    found.faults.push({ file, line: 1, field: '', reason: 'no front matter: a line "---", fields, a line "---"' });
    return;
  }
  const yaml = yamlOf(found, file, head, 2);
  if (yaml === null) return;
  const bodyLine = head.split('\n').length + 2;
  const englishLine = bodyLine + zh.split('\n').length + 1;
  const lineOf = (path: readonly PropertyKey[]) => {
    if (path[0] !== 'body') return yaml.lineOf(path);
    return path[1] === 'en' ? englishLine : bodyLine;
  };
  const fields = typeof yaml.value === 'object' && yaml.value !== null ? yaml.value : {};
  const value = { ...fields, file: basename(file, '.md'), body: { zh: zh.trim(), en: en.trim() } };
  found.items.push({ kind, file, position, prefix: [], value, lineOf });
}

async function namesIn(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const seen = entries.filter(({ name }) => !name.startsWith('.'));
  // Links are neither: a folder that is imported must not reach out of itself.
  return {
    files: seen
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
    folders: seen.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}

async function readFolder(found: FoundContent, folder: string, kind: SourceKind, name: string): Promise<void> {
  found.kinds.add(kind);
  const { files } = await namesIn(join(folder, name));
  for (const [position, fileName] of files.entries()) {
    const file = `${name}/${fileName}`;
    const text = fileName.endsWith('.md')
      ? await readText(folder, file)
      : { file, line: 0, field: '', reason: 'not part of the layout: only .md files belong here' };
    if (typeof text === 'string') addArticle(found, kind, file, text, position);
    else found.faults.push(text);
  }
}

async function readFileOf(found: FoundContent, folder: string, kind: SourceKind, file: string): Promise<void> {
  found.kinds.add(kind);
  const text = await readText(folder, file);
  if (typeof text !== 'string') found.faults.push(text);
  else if (kind !== 'site') addList(found, kind, file, text);
  else {
    const yaml = yamlOf(found, file, text, 1);
    if (yaml !== null) found.items.push({ kind, file, position: 0, prefix: [], ...yaml });
  }
}

const kindsBy = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).map(([kind, name]) => [name, kind as SourceKind]));
const fileKinds = kindsBy({ ...LIST_FILES, site: SITE_FILE });
const folderKinds = kindsBy(ITEM_FOLDERS);

/** Reads all files of a content folder; what cannot be read becomes a fault, the rest is there to be checked. */
export async function readContent(folder: string): Promise<FoundContent> {
  const found: FoundContent = { items: [], faults: [], kinds: new Set() };
  const { files, folders } = await namesIn(folder);
  const unknown = (file: string) => found.faults.push({ file, line: 0, field: '', reason: 'not part of the layout' });
  for (const file of files) {
    const kind = fileKinds.get(file);
    if (kind !== undefined) await readFileOf(found, folder, kind, file);
    else if (file !== 'README.md') unknown(file);
  }
  for (const name of folders) {
    const kind = folderKinds.get(name);
    if (kind !== undefined) await readFolder(found, folder, kind, name);
    else if (name !== IMAGE_FOLDER) unknown(`${name}/`);
  }
  return found;
}
