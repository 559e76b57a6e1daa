import type { I18n, Messages } from '@lingui/core';
import type { Locale } from '#contract/locale.ts';
import { addWords } from './catalog.ts';
import { type Catalog, catalogsOf } from './words.ts';

type Load = () => Promise<{ messages: Messages }>;

// Written out, so that the bundler cuts one file per language and feature: a visitor downloads what is shown.
const loads: Readonly<Record<Locale, Readonly<Record<Catalog, Load>>>> = {
  zh_CN: {
    start: () => import('../../../locales/zh_CN/start.po'),
    shell: () => import('../../../locales/zh_CN/shell.po'),
    upload: () => import('../../../locales/zh_CN/upload.po'),
    outbox: () => import('../../../locales/zh_CN/outbox.po'),
    personal: () => import('../../../locales/zh_CN/personal.po'),
    home: () => import('../../../locales/zh_CN/home.po'),
    enquiry: () => import('../../../locales/zh_CN/enquiry.po'),
    product: () => import('../../../locales/zh_CN/product.po'),
    news: () => import('../../../locales/zh_CN/news.po'),
    milestones: () => import('../../../locales/zh_CN/milestones.po'),
    experts: () => import('../../../locales/zh_CN/experts.po'),
    about: () => import('../../../locales/zh_CN/about.po'),
    contact: () => import('../../../locales/zh_CN/contact.po'),
    help: () => import('../../../locales/zh_CN/help.po'),
    legal: () => import('../../../locales/zh_CN/legal.po'),
    auth: () => import('../../../locales/zh_CN/auth.po'),
    tracking: () => import('../../../locales/zh_CN/tracking.po'),
    tracked: () => import('../../../locales/zh_CN/tracked.po'),
    schedule: () => import('../../../locales/zh_CN/schedule.po'),
    watch: () => import('../../../locales/zh_CN/watch.po'),
    search: () => import('../../../locales/zh_CN/search.po'),
    device: () => import('../../../locales/zh_CN/device.po'),
    load: () => import('../../../locales/zh_CN/load.po'),
    freetime: () => import('../../../locales/zh_CN/freetime.po'),
    dictionary: () => import('../../../locales/zh_CN/dictionary.po'),
    ports: () => import('../../../locales/zh_CN/ports.po'),
    hs: () => import('../../../locales/zh_CN/hs.po'),
    containers: () => import('../../../locales/zh_CN/containers.po'),
    terms: () => import('../../../locales/zh_CN/terms.po'),
    dangerous: () => import('../../../locales/zh_CN/dangerous.po'),
    pallets: () => import('../../../locales/zh_CN/pallets.po'),
  },
  en_US: {
    start: () => import('../../../locales/en_US/start.po'),
    shell: () => import('../../../locales/en_US/shell.po'),
    upload: () => import('../../../locales/en_US/upload.po'),
    outbox: () => import('../../../locales/en_US/outbox.po'),
    personal: () => import('../../../locales/en_US/personal.po'),
    home: () => import('../../../locales/en_US/home.po'),
    enquiry: () => import('../../../locales/en_US/enquiry.po'),
    product: () => import('../../../locales/en_US/product.po'),
    news: () => import('../../../locales/en_US/news.po'),
    milestones: () => import('../../../locales/en_US/milestones.po'),
    experts: () => import('../../../locales/en_US/experts.po'),
    about: () => import('../../../locales/en_US/about.po'),
    contact: () => import('../../../locales/en_US/contact.po'),
    help: () => import('../../../locales/en_US/help.po'),
    legal: () => import('../../../locales/en_US/legal.po'),
    auth: () => import('../../../locales/en_US/auth.po'),
    tracking: () => import('../../../locales/en_US/tracking.po'),
    tracked: () => import('../../../locales/en_US/tracked.po'),
    schedule: () => import('../../../locales/en_US/schedule.po'),
    watch: () => import('../../../locales/en_US/watch.po'),
    search: () => import('../../../locales/en_US/search.po'),
    device: () => import('../../../locales/en_US/device.po'),
    load: () => import('../../../locales/en_US/load.po'),
    freetime: () => import('../../../locales/en_US/freetime.po'),
    dictionary: () => import('../../../locales/en_US/dictionary.po'),
    ports: () => import('../../../locales/en_US/ports.po'),
    hs: () => import('../../../locales/en_US/hs.po'),
    containers: () => import('../../../locales/en_US/containers.po'),
    terms: () => import('../../../locales/en_US/terms.po'),
    dangerous: () => import('../../../locales/en_US/dangerous.po'),
    pallets: () => import('../../../locales/en_US/pallets.po'),
  },
};

const loaded = new WeakMap<I18n, Map<Catalog, Promise<void>>>();

/** Has the words of these catalogs in the instance; each is fetched once. A failed fetch can be tried again. */
export async function loadWords(i18n: I18n, locale: Locale, catalogs: readonly Catalog[]): Promise<void> {
  const present = loaded.get(i18n) ?? new Map<Catalog, Promise<void>>();
  loaded.set(i18n, present);
  const load = async (catalog: Catalog): Promise<void> => {
    try {
      addWords(i18n, (await loads[locale][catalog]()).messages);
    } catch (error) {
      present.delete(catalog);
      throw error;
    }
  };
  await Promise.all(
    catalogs.map((catalog) => {
      const loading = present.get(catalog) ?? load(catalog);
      present.set(catalog, loading);
      return loading;
    }),
  );
}

/** Has the words of the page at a path in the instance. */
export function loadWordsOf(i18n: I18n, locale: Locale, pathname: string): Promise<void> {
  return loadWords(i18n, locale, catalogsOf(pathname));
}
