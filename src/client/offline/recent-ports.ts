import type { Locale } from '#contract/locale.ts';
import { PORT_CODE } from '#contract/schedule-limits.ts';
import type { Port } from '#contract/tables.ts';

/**
 * A port that was picked, with the names to show also where neither table nor network is at hand. `askedAs` is another
 * code of the port, when it was typed: a carrier may know just that one.
 */
export type PickedPort = Pick<Port, 'code' | 'nameEn' | 'nameZh'> & { askedAs?: string | undefined };

/** A port that was found for a text: by another of its codes, when the text is one. */
export function pickedBy<Found extends PickedPort & { aliasCodes?: readonly string[] }>(port: Found, text: string) {
  return port.aliasCodes?.includes(text) ? { ...port, askedAs: text } : port;
}

/** The code by which carriers are asked about a port. */
export function askedCode({ code, askedAs }: PickedPort): string {
  return askedAs ?? code;
}

/** The name of a port in a language, the English one where it has no Chinese one. */
export function portName(locale: Locale, { nameEn, nameZh }: Pick<Port, 'nameEn' | 'nameZh'>): string {
  return locale === 'zh_CN' ? (nameZh ?? nameEn) : nameEn;
}

const STORAGE_KEY = 'recentPorts';
const KEPT = 6;

/** A stored value as a port, or null when it is something else. */
export function readPickedPort(value: unknown): PickedPort | null {
  if (typeof value !== 'object' || value === null) return null;
  const { code, nameEn, nameZh, askedAs } = value as Partial<Record<keyof PickedPort, unknown>>;
  if (typeof code !== 'string' || typeof nameEn !== 'string') return null;
  const port = { code, nameEn, nameZh: typeof nameZh === 'string' ? nameZh : null };
  return typeof askedAs === 'string' && PORT_CODE.test(askedAs) ? { ...port, askedAs } : port;
}

/** The ports picked last on this device, the last one first. */
export function recentPorts(): PickedPort[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((entry) => readPickedPort(entry) ?? []).slice(0, KEPT) : [];
  } catch {
    // Storage is blocked or holds something foreign: there are none.
    return [];
  }
}

/** Puts a port first among the recent ones. */
export function rememberPort({ code, nameEn, nameZh }: PickedPort): void {
  const others = recentPorts().filter((port) => port.code !== code);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ code, nameEn, nameZh }, ...others].slice(0, KEPT)));
  } catch {
    // Only a convenience.
  }
}
