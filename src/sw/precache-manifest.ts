/// <reference types="node" />
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestEntry, ManifestTransform } from 'workbox-build';
import { SHELL_PATHS } from './shell-paths.ts';

/**
 * Completes the list of what the worker precaches: each file of the build's `folder` gets its hash, by which browsers refuse
 * another body, and the rendered frames are added, with a revision that follows the whole build: they name its hashed files.
 */
export function precacheManifest(folder: () => string): ManifestTransform {
  return async (entries) => {
    const withHash = async (entry: ManifestEntry & { size: number }) => ({
      ...entry,
      integrity: `sha256-${hash('sha256', await readFile(join(folder(), entry.url)), 'base64')}`,
    });
    const files = await Promise.all(entries.map(withHash));
    const revision = hash(
      'md5',
      files
        .map(({ url, integrity }) => `${url} ${integrity}\n`)
        .sort()
        .join(''),
    );
    const frames = Object.values(SHELL_PATHS).map((url) => ({ url, revision, size: 0 }));
    return { manifest: [...files, ...frames], warnings: [] };
  };
}
