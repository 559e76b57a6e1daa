import { LOCALES, type Locale } from '#contract/locale.ts';

/** A page as it is kept: its path with the query, and the language it is made in. */
export interface PageName {
  url: string;
  locale: Locale;
}

/** Where most visitors come in: by the address that names no language or the one that does, as links from elsewhere. */
export const ENTRANCES: readonly PageName[] = LOCALES.flatMap((locale) => [
  { url: '/home', locale },
  { url: `/home?lang=${locale}`, locale },
]);

/** Whether a page is one of the {@link ENTRANCES}. */
export const isEntrance = ({ url, locale }: PageName): boolean =>
  ENTRANCES.some((page) => page.url === url && page.locale === locale);

interface Options {
  pages: readonly PageName[];
  /** Makes a page and keeps it in the place of the one that is kept. */
  make: (page: PageName) => Promise<unknown>;
  isKept: (page: PageName) => boolean;
  onFailure: (error: unknown) => void;
  /** Milliseconds, less than a page is kept. */
  everyMs: number;
}

/**
 * Keeps pages ready that somebody is sure to ask for: whoever asks first would have to wait while one is made, and would
 * have it less well compressed. They are made at the start, again before they are too old, and where a change has them
 * forgotten, once more when that was meanwhile. What fails is told, and tried the next time.
 */
export function createReadyPages({ pages, make, isKept, onFailure, everyMs }: Options) {
  let asked: 'nothing' | 'forgotten' | 'all' = 'nothing';
  let busy = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const work = async (): Promise<void> => {
    busy = true;
    while (asked !== 'nothing' && !closed) {
      const all = asked === 'all';
      asked = 'nothing';
      // One after another, so that a visitor who has come already waits for his own only; it is kept then.
      for (const page of pages) if (!closed && (all || !isKept(page))) await make(page).catch(onFailure);
    }
    busy = false;
  };
  const ask = (which: 'forgotten' | 'all'): void => {
    if (asked !== 'all') asked = which;
    if (!busy) running = work();
  };

  return {
    start(): void {
      ask('forgotten');
      timer = setInterval(ask, everyMs, 'all').unref();
    },
    /** To be told that something the pages show may have changed; does nothing before the start. */
    changed(): void {
      if (timer !== undefined && !closed) ask('forgotten');
    },
    /** Resolves when no page is being made any more. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
