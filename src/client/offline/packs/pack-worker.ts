import { deviceIndex } from '../site-search/device-index.ts';
import { searchDevice } from '../site-search/device-search.ts';
import { loadSpoken } from '../spoken-names.ts';
import { failureOf } from './pack-failure.ts';
import { PackHouse } from './pack-house.ts';
import type { PackCall, PackCalls, PackReply, PackRequest } from './protocol.ts';

// Everything that touches a whole table happens here: parsing half a megabyte or scanning 120,000 rows must not hold a
// keystroke up.
const house = new PackHouse();

type Handlers = {
  [Call in PackCall]: (
    input: PackCalls[Call]['in'],
    progress: (loaded: number, total: number) => void,
  ) => Promise<PackCalls[Call]['out']>;
};

const handlers: Handlers = {
  install: (input, progress) => house.install(input, progress),
  remove: async ({ dataset }) => {
    await house.remove(dataset);
    return null;
  },
  open: async ({ dataset }) => {
    await house.open(dataset);
    return null;
  },
  close: async ({ dataset }) => {
    await house.close(dataset);
    return null;
  },
  list: ({ dataset, query }) => house.list(dataset, query),
  search: async ({ query, datasets, ...facts }) => {
    const [index, tables, spoken] = await Promise.all([deviceIndex(facts), house.tables(datasets), loadSpoken()]);
    return searchDevice({ index, tables, spoken }, query);
  },
  entry: ({ dataset, key }) => house.entry(dataset, key),
};

function reply(message: PackReply): void {
  self.postMessage(message);
}

async function answer<Call extends PackCall>({ id, call, input }: PackRequest<Call>): Promise<void> {
  try {
    const output = await handlers[call](input, (loaded, total) => reply({ id, type: 'progress', loaded, total }));
    reply({ id, type: 'done', output });
  } catch (error) {
    reply({ id, type: 'failed', ...failureOf(error) });
  }
}

self.addEventListener('message', (event: MessageEvent<PackRequest>) => {
  void answer(event.data);
});
