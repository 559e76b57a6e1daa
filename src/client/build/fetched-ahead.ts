import type { Plugin } from 'vite';

/**
 * What is fetched beside a module that is asked for, by how its id ends: what it asks for itself later, by the names of
 * `file-sets.ts` or of the modules. Found one through the other, each would take a turn: on a slow line a first question
 * waited three seconds for the files that `client/api/in-parts.ts` runs one after the other.
 */
const AHEAD: Readonly<Record<string, RegExp>> = {
  '/src/contract/bilingual.ts': /^(schemas|first-calls|table-calls|account-calls|calls|ports|users)$/,
  'virtual:pwa-register': /^workbox-window/,
};

/** A file of the build, as far as it is looked at. */
interface Built {
  name: string;
  facadeModuleId: string | null;
}

/** A plugin that looks at the files of a build, and what to fetch beside one of them. */
export function fetchedAhead(): { plugin: Plugin; fetchedWith: (file: string) => string[] } {
  const built = new Map<string, Built>();
  return {
    plugin: {
      name: 'fetched-ahead',
      enforce: 'pre',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          for (const file of Object.values(bundle)) if (file.type === 'chunk') built.set(file.fileName, file);
        },
      },
    },
    fetchedWith: (file) => {
      const id = built.get(file)?.facadeModuleId ?? '';
      const [, names] = Object.entries(AHEAD).find(([ending]) => id.endsWith(ending)) ?? [];
      return [...built].filter(([, { name }]) => names?.test(name)).map(([fileName]) => fileName);
    },
  };
}
