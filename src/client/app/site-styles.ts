import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';

/** The oldest browsers that have ES2023, which scripts are built for. */
const TARGETS = { chrome: 110 << 16, edge: 110 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };
/** The module that every page begins with. */
const ENTRY = /\/client\/main\.tsx$/;
/** Rules of what opens later, or on paper: no document needs them. */
const LATER = /\/(shell-later|menu|menu-groups|toast-region|print)\.css$/;
/** The modules of pages; group 1 is the section's name. */
const SECTION = /\/client\/routes\/-pages\/([\w-]+)\.tsx$/;

const minified = (filename: string, code: string): string =>
  transform({ filename, code: Buffer.from(code), minify: true, targets: TARGETS }).code.toString();

/** All modules that these import statically, what is imported first. */
function modulesOf(ids: readonly string[], context: Pick<Rolldown.PluginContext, 'getModuleInfo'>): Set<string> {
  const entered = new Set<string>();
  const left = new Set<string>();
  const visit = (id: string): void => {
    if (entered.has(id)) return;
    entered.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    left.add(id);
  };
  for (const id of ids) visit(id);
  return left;
}

/**
 * Gathers all rules in one style sheet of the site, and writes for the server which of them the modules of each section
 * bring: it writes those of a page's first view into the document. By itself Vite has each chunk link a sheet of its own.
 */
export function siteStyles(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'site-styles',
    // After Vite has put in what a sheet imports, and before it takes the rules for its own sheets.
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        texts.set(id, minified(id, code));
        return { code: '', map: null };
      },
    },
    generateBundle(_options, bundle) {
      // Vite's own sheets are empty by now.
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const name of chunk.viteMetadata?.importedCss ?? []) delete bundle[name];
        chunk.viteMetadata?.importedCss.clear();
      }
      // Sorted: in which order modules are loaded may differ from build to build.
      const ids = [...this.getModuleIds()].sort();
      const entry = ids.filter((id) => ENTRY.test(id));
      const sections = ids.filter((id) => SECTION.test(id));
      // One order for the sheet and for every page: what comes later would overrule what stands in the document.
      const order = [...modulesOf([...entry, ...sections, ...ids], this)].filter((id) => texts.has(id));
      const textOf = (sheets: readonly string[]) => sheets.map((id) => texts.get(id)).join('');
      const rulesOf = (roots: readonly string[]) => {
        const modules = modulesOf(roots, this);
        return textOf(order.filter((id) => modules.has(id) && !LATER.test(id)));
      };
      const whole = textOf(order);
      const sheet = `assets/${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
      const pages = Object.fromEntries(sections.map((id) => [SECTION.exec(id)?.[1], rulesOf([...entry, id])]));
      this.emitFile({ type: 'asset', fileName: sheet, source: whole });
      this.emitFile({
        type: 'asset',
        fileName: 'asset-styles.json',
        source: JSON.stringify({ sheet, frame: rulesOf(entry), pages }),
      });
    },
  };
}
