import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Gathers the rules of all chunks in one style sheet of the site, and writes for the server which rules each chunk brings:
 * it writes those of a page's first view into the document. By itself Vite has each chunk link a sheet of its own.
 */
export function siteStyles(): Plugin {
  return {
    name: 'site-styles',
    // Before Vite's own plugins write down which sheets a chunk needs.
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const rules: Record<string, string> = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.viteMetadata === undefined) continue;
          const { importedCss } = chunk.viteMetadata;
          const texts = [...importedCss].map((name) => {
            const asset = bundle[name];
            return asset?.type === 'asset' ? String(asset.source) : '';
          });
          if (texts.length > 0) rules[chunk.fileName] = texts.join('');
          for (const name of importedCss) delete bundle[name];
          importedCss.clear();
        }
        const whole = Object.values(rules).join('');
        const sheet = `assets/${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
        this.emitFile({ type: 'asset', fileName: sheet, source: whole });
        this.emitFile({ type: 'asset', fileName: 'asset-styles.json', source: JSON.stringify({ sheet, rules }) });
      },
    },
  };
}
