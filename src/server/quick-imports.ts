import { registerHooks } from 'node:module';

/**
 * Node reads a package's package.json again for each of its modules, and drizzle-orm's has 180 KB and is asked for a
 * hundred times: half a second of each start. Inside that package an import needs no looking up: it is a path with its
 * ending, and all of them are ES modules.
 */
export function quickenImports(): void {
  const inside = new URL('.', import.meta.resolve('drizzle-orm')).href;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (parentURL === undefined || !parentURL.startsWith(inside) || !/^\.{1,2}\/.*\.js$/.test(specifier)) {
        return next(specifier, context);
      }
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
