import type { Locale } from '#contract/locale.ts';

/** Where the server renders the page frame that answers navigations without a network, one per language. */
export const SHELL_PATHS: Readonly<Record<Locale, string>> = {
  zh_CN: '/app-shell?lang=zh_CN',
  en_US: '/app-shell?lang=en_US',
};
