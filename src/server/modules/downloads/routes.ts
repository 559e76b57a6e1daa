import fp from 'fastify-plugin';
import { DATASETS } from '#contract/datasets.ts';
import { resourceDownload, zipDownload } from '#contract/files.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { DownloadService } from './service.ts';

/** The calls that give the dictionary as files. */
export const downloadRoutes = fp<{ downloads: DownloadService }>(
  async (app, { downloads }) => {
    app.mount(resourceDownload, {
      handle: async ({ query }) => {
        const dataset = DATASETS.find((name) => `${name}.csv` === query.resource);
        if (dataset === undefined) throw new Problem('not-found');
        return downloads.table(dataset);
      },
    });
    app.mount(zipDownload, { handle: () => downloads.all() });
  },
  { name: 'downloads', dependencies: ['contract'] },
);
