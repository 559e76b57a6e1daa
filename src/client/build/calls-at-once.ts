import type { Plugin } from 'vite';

/** The first of the files that `client/api/in-parts.ts` runs one after the other. */
const FIRST = '/src/contract/ports.ts';
/** All of them, with what they stand on, by the names of `file-sets.ts` or of the modules that are asked for. */
const ALL = new Set(['schemas', 'table-calls', 'account-calls', 'calls', 'users']);

/** A file of the build, as far as it is looked at. */
interface Built {
  name: string;
  facadeModuleId: string | null;
}

/**
 * Has the files that ask the server fetched at once, where they are run one after the other: found one through the other,
 * they take six turns, and on a slow line a first question waits three seconds for them. `fetchedWith` gives what to fetch
 * beside a file.
 */
export function callsAtOnce(): { plugin: Plugin; fetchedWith: (file: string) => string[] } {
  const built = new Map<string, Built>();
  return {
    plugin: {
      name: 'calls-at-once',
      enforce: 'pre',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          for (const file of Object.values(bundle)) if (file.type === 'chunk') built.set(file.fileName, file);
        },
      },
    },
    fetchedWith: (file) =>
      built.get(file)?.facadeModuleId?.endsWith(FIRST)
        ? [...built].filter(([, { name }]) => ALL.has(name)).map(([fileName]) => fileName)
        : [],
  };
}
