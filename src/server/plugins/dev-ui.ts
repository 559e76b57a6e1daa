import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { z } from 'zod';

/** The part of the build's manifest that is read here. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
);
type Manifest = z.infer<typeof manifestSchema>;

const ENTRY = 'src/client/dev-ui.tsx';

/** The style sheets of a module and of all that it imports, in order of need. */
function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key];
  if (entry === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(entry.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen)), ...(entry.css ?? [])];
}

/**
 * `GET /dev/ui`: the component set for those who work on it. Its script is only in a development build, and the route is
 * registered outside production only. The manifest is read each time, since such a build changes under the server.
 */
export const devUi = fp<{ distFolder: string }>(
  async (app, { distFolder }) => {
    app.get('/dev/ui', async (_request, reply) => {
      const text = await readFile(join(distFolder, 'client', 'asset-manifest.json'), 'utf8').catch(() => '{}');
      const manifest = manifestSchema.parse(JSON.parse(text));
      const script = manifest[ENTRY]?.file;
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (script === undefined) {
        const page =
          '<!doctype html><title>Components</title><p>Not in this build: <code>npm run dev</code> makes it.</p>';
        return reply.status(404).send(page);
      }
      const links = [...new Set(stylesOf(manifest, ENTRY))].map((name) => `<link rel="stylesheet" href="/${name}">`);
      return reply.send(
        `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Components</title>${links.join('')}</head><body><div id="root"></div><script type="module" src="/${script}"></script></body></html>`,
      );
    });
  },
  { name: 'dev-ui', dependencies: ['security-headers'] },
);
