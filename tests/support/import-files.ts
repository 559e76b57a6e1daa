import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Kind } from '#server/import/arguments.ts';
import type { ImportRequest } from '#server/import/importer.ts';
import { importers } from '#server/import/importers.ts';
import { createProgress } from '#server/import/progress.ts';
import type { ImportResult } from '#server/import/run.ts';

/** Makes files in the layouts of the importers and imports them into one database. */
export interface ImportBench {
  /** Writes a file and returns its path. */
  file(name: string, content: string | Uint8Array): Promise<string>;
  /** Writes a file and imports it. */
  run(kind: Kind, content: string | Uint8Array, options?: Partial<ImportRequest>): Promise<ImportResult>;
  /** Removes the files. */
  clear(): Promise<void>;
}

const silent = createProgress({ write: () => undefined }, '');

/** A fixed date of the edition, as tests write their files at different moments. */
const usual = { format: 'auto', edition: null, dated: '2026-01-01', source: null, force: false };

/** Opens a bench with a folder of its own. */
export async function createImportBench(pool: Pool): Promise<ImportBench> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourway-import-'));
  let files = 0;
  const file = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  return {
    file,
    async run(kind, content, options = {}) {
      files += 1;
      const path = await file(`${files}-${kind}`, content);
      return importers[kind](pool, { ...usual, path, ...options }, silent);
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A ports file in the layout of geoapify; each row as it is written. */
export function portsFile(...rows: string[]): string {
  return ['unlocode,name,nameWoDiacritics,subdivision,status,function,lat,lon,geocoded', ...rows, ''].join('\n');
}

/** A customs file of HS lines; each row as it is written. */
export function hsFile(...rows: string[]): string {
  const head = 'hs8,name_zh,name_en,unit1_code,unit1_zh,unit1_en,unit2_code,unit2_zh,unit2_en';
  return [head, ...rows, ''].join('\n');
}

/** The lines of a report as `line outcome: reason`, without head and byte order mark. */
export function reported({ report }: ImportResult): string[] {
  const lines = (report.csv() ?? '').split('\r\n').slice(1);
  return lines.flatMap((line) => {
    const match = /^(\d+),\d*,(\w+),(?:"([^"]*)"|([^,]*)),/.exec(line);
    return match === null ? [] : [`${match[1]} ${match[2]}: ${match[3] ?? match[4]}`];
  });
}
