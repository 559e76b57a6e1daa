import { useQuery } from '@tanstack/react-query';
import { type FoundPort, portLookUp } from '#client/offline/packs/port-look-up.ts';
import { type PickedPort, pickedBy } from '#client/offline/recent-ports.ts';
import { PORT_CODE } from '#contract/schedule-limits.ts';

/** Outcome of looking up a text of the address: a port, candidates of which none is certain, or nothing known yet. */
export type PortMeant =
  | { state: 'none' | 'looking' | 'failed' }
  | { state: 'known'; port: PickedPort }
  | { state: 'unknown'; text: string; candidates: readonly FoundPort[] };

/** The one port that has a text as its code or name, among those that were found for it; null when several have, or none. */
export function meantOf(text: string, found: readonly FoundPort[]): FoundPort | null {
  const coded = found.find(({ code, aliasCodes }) => code === text || aliasCodes.includes(text));
  if (coded !== undefined) return coded;
  const folded = text.toLowerCase();
  const [only, ...others] = found.filter(({ nameEn, nameZh }) => nameEn.toLowerCase() === folded || nameZh === text);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The port that a text of the address means: a code of it, or its name when no other port has that. */
export function usePortMeant(text: string | undefined): PortMeant {
  const { data, isError } = useQuery({ ...portLookUp(text ?? ''), enabled: text !== undefined });
  if (text === undefined) return { state: 'none' };
  if (data === undefined) {
    if (!isError) return { state: 'looking' };
    // Neither table nor network: what is kept of the code is there all the same.
    return PORT_CODE.test(text)
      ? { state: 'known', port: { code: text, nameEn: text, nameZh: null } }
      : { state: 'failed' };
  }
  const port = meantOf(text, data);
  return port === null ? { state: 'unknown', text, candidates: data } : { state: 'known', port: pickedBy(port, text) };
}
