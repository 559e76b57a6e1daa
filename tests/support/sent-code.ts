import type { SiteAddress } from './site.ts';

/** The code that last went out to a number or an address, from a site that keeps what it sends at `/dev/outbox`. */
export async function codeSentTo({ url }: Pick<SiteAddress, 'url'>, contact: string): Promise<string> {
  const { messages } = (await (await fetch(`${url}/dev/outbox`)).json()) as {
    messages: { to: string; text: string }[];
  };
  return /\d{6}/.exec(messages.find(({ to }) => to === contact)?.text ?? '')?.[0] ?? '';
}
