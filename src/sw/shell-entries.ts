import type { ManifestTransform } from 'workbox-build';
import { SHELL_PATHS } from './shell-paths.ts';

/** A short, stable digest (FNV-1a, 32 bit) that changes when any file of the build does. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Adds the rendered frames to the precache, with a revision that follows the whole build: they name its hashed files. */
export const shellEntries: ManifestTransform = (entries) => {
  const revision = digest(
    entries
      .map((entry) => `${entry.url} ${entry.revision}`)
      .sort()
      .join('\n'),
  );
  const frames = Object.values(SHELL_PATHS).map((url) => ({ url, revision, size: 0 }));
  return { manifest: [...entries, ...frames], warnings: [] };
};
