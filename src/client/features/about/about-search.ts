import { text } from '#client/lib/search-params.ts';

/** Search parameters of the partners wall: words that name or trade must contain. */
export interface PartnerSearch {
  q?: string | undefined;
}

/** Reads the address; anything foreign is left out. */
export function partnerSearch(search: Readonly<Record<string, unknown>>): PartnerSearch {
  return { q: text(search.q, 60) };
}

/** Search parameters of the contact page: `write` opens the message form, its value names the recipient. */
interface ContactSearch {
  write?: string | undefined;
}

/** Reads the address: an expert's id, or any other word for a message to the company. */
export function contactSearch(search: Readonly<Record<string, unknown>>): ContactSearch {
  const write = text(search.write, 80);
  return { write: write === undefined || /^[a-z0-9-]+$/.test(write) ? write : 'us' };
}
