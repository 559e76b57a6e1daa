import { describe, expect, it, vi } from 'vitest';
import { createBuildTexts } from './build-texts.ts';

const frame = () => new Response('<main></main>', { headers: { 'content-security-policy': "default-src 'none'" } });

describe('PWA-02 files of the build that the worker answers with', () => {
  it('are read once, however many ask for them', async () => {
    const matchPrecache = vi.fn(async () => frame());
    const read = createBuildTexts({ matchPrecache });
    const [first, second] = await Promise.all([read('/app-shell'), read('/app-shell')]);
    expect([first?.text, (await read('/app-shell'))?.text]).toEqual(['<main></main>', second?.text]);
    expect(first?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(matchPrecache).toHaveBeenCalledTimes(1);
  });

  it('are missing while the cache lacks or refuses them, and asked for anew the next time', async () => {
    const matchPrecache = vi
      .fn<() => Promise<Response | undefined>>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new DOMException('no', 'QuotaExceededError'))
      .mockResolvedValue(frame());
    const read = createBuildTexts({ matchPrecache });
    expect([await read('/a'), await read('/a'), (await read('/a'))?.text]).toEqual([null, null, '<main></main>']);
  });
});
