import './app/styles.css';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LOCALES } from '#contract/locale.ts';
import { createApi } from './api/api.ts';
import { createQueryClient } from './app/query-client.ts';
import { ScheduleSamples } from './features/schedule/gallery.tsx';
import { TrackingSamples } from './features/tracking/gallery.tsx';
import { createI18n, loadWords } from './i18n/catalog.ts';
import { FacetChips } from './ui/chips.tsx';
import { Gallery } from './ui/gallery.tsx';

/** Tokens of `prefers-contrast: more` in tokens.css; by hand here, as a page cannot switch the device's preference. */
const HIGH_CONTRAST = { '--ink-2': 'var(--ink)', '--rule': 'var(--field)' } as const;

const THEMES = ['device', 'light', 'dark'] as const;
const CONTRASTS = ['usual', 'high'] as const;
const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** The media query that the dark values wait for, by the theme chosen here. */
const DARK_WHEN = { device: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' } as const;

/** The rules that wait for a device that wants the dark; a page cannot switch that wish, but what they wait for. */
function darkRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText === DARK_WHEN.device) return [rule];
    return rule instanceof CSSGroupingRule ? darkRules(rule.cssRules) : [];
  });
}

let waiting: readonly CSSMediaRule[] | null = null;

/** Shows the page as on a device that wants this theme. */
function followTheme(theme: keyof typeof DARK_WHEN): void {
  waiting ??= [...document.styleSheets].flatMap((sheet) => darkRules(sheet.cssRules));
  for (const { media } of waiting) media.mediaText = DARK_WHEN[theme];
}

/** One row of choices of which one holds. */
function useChoice<Choice extends string>(label: string, choices: readonly Choice[]): [Choice | undefined, ReactNode] {
  const [chosen, choose] = useState(choices[0]);
  const chips = (
    <FacetChips
      label={label}
      showLabel
      options={choices.map((key) => ({ key, label: key }))}
      selected={chosen === undefined ? [] : [chosen]}
      onToggle={(key) => choose(choices.find((choice) => choice === key))}
    />
  );
  return [chosen, chips];
}

/** The page `/dev/ui`: the component set in all states, with switches for what follows the visitor or the device. */
function DevUi({ words }: { words: ReadonlyMap<string | undefined, I18n> }) {
  const [theme, themes] = useChoice('Theme', THEMES);
  const [contrast, contrasts] = useChoice('Contrast', CONTRASTS);
  const [language, languages] = useChoice('Language', LANGUAGES);
  useLayoutEffect(() => {
    const root = document.documentElement;
    followTheme(theme ?? 'device');
    root.lang = language ?? 'zh-CN';
    for (const [name, value] of Object.entries(HIGH_CONTRAST))
      root.style.setProperty(name, contrast === 'high' ? value : '');
  }, [theme, contrast, language]);
  const i18n = words.get(language);
  return (
    <>
      <header className="ui-wrap ui-stack ui-gallery-section">
        <div className="ui-row">
          {themes}
          {contrasts}
          {languages}
        </div>
      </header>
      <Gallery />
      {i18n === undefined ? null : (
        <I18nProvider i18n={i18n}>
          <TrackingSamples />
          <ScheduleSamples />
        </I18nProvider>
      )}
    </>
  );
}

/** Renders the page. The site's features on it speak through their catalogs, in both languages. */
async function start(root: HTMLElement): Promise<void> {
  const words = new Map<string, I18n>();
  for (const locale of LOCALES) {
    const i18n = createI18n(locale);
    await loadWords(i18n, locale, ['start', 'tools']);
    words.set(i18n.locale, i18n);
  }
  const client = createQueryClient(createApi({ base: '/api', locale: 'zh_CN' }));
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DevUi words={words} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
