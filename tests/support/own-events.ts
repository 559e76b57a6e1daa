import { EVENTS_KEY, type SiteAddress } from './site.ts';

/** Delivers events to a shared site, as the company's own transport system does. */
export async function deliverEvents({ url }: SiteAddress, ...events: unknown[]): Promise<void> {
  const answer = await fetch(`${url}/own-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${EVENTS_KEY}` },
    body: JSON.stringify(events),
  });
  if (!answer.ok) throw new Error(`The site answers ${answer.status} to events.`);
}
