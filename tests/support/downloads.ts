import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a page has given as a file. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
