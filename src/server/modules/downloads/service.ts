import { DATASETS, type Dataset } from '#contract/datasets.ts';
import { oneAtATime } from '#server/in-turn.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import { FileAnswer } from '#server/plugins/file-answer.ts';
import { csvOf } from './csv.ts';
import { zipOf } from './zip.ts';

interface Made {
  version: number;
  dated: string;
  csv: Buffer;
}

/** Makes the tables of the dictionary as files, each once per edition, one after the other. */
export function createDownloadService(dictionary: Pick<DictionaryService, 'whole'>) {
  const made = new Map<Dataset, Made>();
  let archive: { versions: string; zip: Buffer } | null = null;
  const inTurn = oneAtATime();

  async function make(dataset: Dataset): Promise<Made> {
    const kept = made.get(dataset);
    const { edition, rows } = await dictionary.whole(dataset, kept?.version ?? -1);
    if (kept !== undefined && rows === null) return kept;
    const fresh = { version: edition.version, dated: edition.dated, csv: await csvOf(rows ?? []) };
    made.set(dataset, fresh);
    return fresh;
  }

  return {
    /** One table as CSV. */
    table: (dataset: Dataset): Promise<FileAnswer> =>
      inTurn(async () => {
        const { csv, dated } = await make(dataset);
        return new FileAnswer(csv, 'text/csv; charset=utf-8', `harbourway-${dataset}-${dated}.csv`);
      }),

    /** All tables in one archive. */
    all: (): Promise<FileAnswer> =>
      inTurn(async () => {
        const entries = [];
        for (const dataset of DATASETS) entries.push({ dataset, ...(await make(dataset)) });
        const versions = entries.map(({ dataset, version }) => `${dataset}:${version}`).join();
        const latest =
          entries
            .map(({ dated }) => dated)
            .sort()
            .at(-1) ?? '';
        if (archive?.versions !== versions) {
          const files = entries.map(({ dataset, csv }) => ({ name: `${dataset}.csv`, bytes: csv }));
          archive = { versions, zip: await zipOf(files, new Date(`${latest}T00:00:00Z`)) };
        }
        return new FileAnswer(archive.zip, 'application/zip', `harbourway-dictionary-${latest}.zip`);
      }),
  };
}

export type DownloadService = ReturnType<typeof createDownloadService>;
