import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DATASETS, type Dataset, packGet, packList } from '#contract/dictionary.ts';
import { tables } from '#contract/tables.ts';
import type { Packs } from './packs.ts';
import type { DictionaryService } from './service.ts';

interface Options {
  service: DictionaryService;
  packs: Packs;
}

function mountTable<Name extends Dataset>(app: FastifyInstance, service: DictionaryService, dataset: Name): void {
  const { list, entry } = tables[dataset];
  const tags = () => [dataset];
  app.mount(list, { tags, handle: ({ query }) => service.list(dataset, query) });
  app.mount(entry, { tags, handle: ({ params }) => service.entry(dataset, params.key) });
}

/** How long after the start the packs are made that nobody has asked for, in milliseconds. */
const MAKE_AHEAD_MS = 5_000;

/** The calls of the logistics dictionary; whoever writes a table announces it by its name. */
export const dictionaryRoutes = fp<Options>(
  async (app, { service, packs }) => {
    for (const dataset of DATASETS) mountTable(app, service, dataset);
    app.mount(packList, { tags: () => DATASETS, handle: () => packs.list() });
    app.mount(packGet, {
      tags: ({ params }) => [params.dataset],
      handle: ({ params, query }) => packs.get(params.dataset, Number(query.since)),
    });
    // Made before a device asks for them, and not before the first visitors of a new process have their pages: it takes a core
    // for a second or two. Whoever asks earlier has his own made at once.
    const makeAll = (): void => {
      packs.makeAll().catch((error: unknown) => app.log.warn(error, 'packs could not be made ahead'));
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      timer = setTimeout(makeAll, MAKE_AHEAD_MS).unref();
    });
    app.addHook('onClose', async () => clearTimeout(timer));
  },
  { name: 'dictionary', dependencies: ['contract'] },
);
