import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { catalogsOf } from '#client/i18n/words.ts';
import type { Locale } from '#contract/locale.ts';

/** Vite's asset manifest, as far as it is read: a module's file and the modules that it imports statically. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), css: z.optional(z.array(z.string())) }),
);

/** The name of the one style sheet, and which of its rules the frame and the pages of each section bring (`site-styles.ts`). */
const stylesSchema = z.object({ sheet: z.string(), frame: z.string(), pages: z.record(z.string(), z.string()) });

const ENTRY = 'src/client/main.tsx';

/** Assets of a rendered document: rules for its style element, the style sheet of the site, scripts in their order. */
export interface DocumentAssets {
  rules: string;
  styleSheet: string;
  scripts: readonly string[];
}

/** Tells the assets of a page; `section` names its file in `routes/-pages`, null for the frame without a page, and where no page is found. */
export type FindAssets = (page: { section: string | null; locale: Locale; pathname: string }) => DocumentAssets;

/** Reads of the client's build what documents are made with. Rejects when the client has not been built. */
export async function readAssets(clientDir: string): Promise<FindAssets> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(clientDir, name), 'utf8'));
  const manifest = manifestSchema.parse(await read('asset-manifest.json'));
  const styles = stylesSchema.parse(await read('asset-styles.json'));

  /** The files of modules with all that they import, what is imported first. */
  function filesOf(modules: readonly string[]): string[] {
    const seen = new Set<string>();
    const files = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      const entry = manifest[key];
      if (entry === undefined) throw new Error(`The build has no file of ${key}`);
      for (const name of entry.imports ?? []) visit(name);
      files.add(entry.file);
    };
    for (const module of modules) visit(module);
    return [...files];
  }

  return ({ section, locale, pathname }) => {
    const page = section === null ? [] : [`src/client/routes/-pages/${section}.tsx`];
    const words = catalogsOf(pathname).map((catalog) => `locales/${locale}/${catalog}.po`);
    const entry = filesOf([ENTRY]);
    // The entry comes last: it starts the application, which finds everything else on its way.
    const scripts = [...filesOf([...page, ...words]).filter((file) => !entry.includes(file)), ...entry];
    return {
      rules: (section === null ? undefined : styles.pages[section]) ?? styles.frame,
      styleSheet: `/${styles.sheet}`,
      scripts: scripts.map((file) => `/${file}`),
    };
  };
}
