import type { PrecacheController } from 'workbox-precaching';

/** A file of the build as text, and the headers it came with. */
export interface BuildText {
  text: string;
  headers: Headers;
}

/** Reads a file of the build by its address; null when it is not there, or cannot be read. Never rejects. */
export type ReadBuildText = (address: string) => Promise<BuildText | null>;

/**
 * Reads files of the build out of the cache, each once for as long as the worker runs: they never change, and each look
 * into a cache is a wait of its own.
 */
export function createBuildTexts(precache: Pick<PrecacheController, 'matchPrecache'>): ReadBuildText {
  const known = new Map<string, Promise<BuildText | null>>();
  async function read(address: string): Promise<BuildText | null> {
    try {
      const kept = await precache.matchPrecache(address);
      if (kept) return { text: await kept.text(), headers: kept.headers };
    } catch {
      // The cache refuses, as it does on a full disk: for the visitor the file is not there.
    }
    // It may be there the next time.
    known.delete(address);
    return null;
  }
  return (address) => {
    const reading = known.get(address) ?? read(address);
    known.set(address, reading);
    return reading;
  };
}
