import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { coldBox, containers, pallets } from '#contract/containers.ts';
import { dangerousGoods } from '#contract/dangerous-goods.ts';
import {
  DATASETS,
  type Dataset,
  type DictionaryPage,
  type DictionaryQuery,
  type Edition,
  packGet,
  packList,
} from '#contract/dictionary.ts';
import { hsCodes } from '#contract/hs-codes.ts';
import { ports } from '#contract/ports.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { tradeTerms } from '#contract/trade-terms.ts';
import type { DatasetRows } from '#domain/dictionary/search-fields.ts';
import type { Packs } from './packs.ts';
import type { DictionaryService } from './service.ts';

interface Options {
  service: DictionaryService;
  packs: Packs;
}

/** A table's two calls as the contract declares them. */
interface TableCalls<Name extends Dataset> {
  dataset: Name;
  list: RouteDefinition<string, unknown, DictionaryQuery, unknown, DictionaryPage<DatasetRows[Name]>>;
  entry: RouteDefinition<string, { key: string }, unknown, unknown, { row: DatasetRows[Name]; edition: Edition }>;
}

function mountTable<Name extends Dataset>(
  app: FastifyInstance,
  service: DictionaryService,
  { dataset, list, entry }: TableCalls<Name>,
): void {
  const tags = () => [dataset];
  app.mount(list, { tags, handle: ({ query }) => service.list(dataset, query) });
  app.mount(entry, { tags, handle: ({ params }) => service.entry(dataset, params.key) });
}

/** How long after the start the packs are made that nobody has asked for, in milliseconds. */
const MAKE_AHEAD_MS = 5_000;

/** The calls of the logistics dictionary; whoever writes a table announces it by its name. */
export const dictionaryRoutes = fp<Options>(
  async (app, { service, packs }) => {
    mountTable(app, service, ports);
    mountTable(app, service, hsCodes);
    mountTable(app, service, containers);
    mountTable(app, service, coldBox);
    mountTable(app, service, tradeTerms);
    mountTable(app, service, dangerousGoods);
    mountTable(app, service, pallets);
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
