import './app/styles.css';
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FacetChips } from './ui/chips.tsx';
import { Gallery } from './ui/gallery.tsx';

/** What `prefers-contrast: more` sets in tokens.css; here by hand, since a page cannot switch the device's preference. */
const HIGH_CONTRAST = { '--ink-2': 'var(--ink)', '--rule': 'var(--field)' } as const;

const THEMES = ['device', 'light', 'dark'] as const;
const CONTRASTS = ['usual', 'high'] as const;
const LANGUAGES = ['zh-CN', 'en-US'] as const;

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
function DevUi() {
  const [theme, themes] = useChoice('Theme', THEMES);
  const [contrast, contrasts] = useChoice('Contrast', CONTRASTS);
  const [language, languages] = useChoice('Language', LANGUAGES);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.lang = language ?? 'zh-CN';
    for (const [name, value] of Object.entries(HIGH_CONTRAST))
      root.style.setProperty(name, contrast === 'high' ? value : '');
  }, [theme, contrast, language]);
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
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <DevUi />
    </StrictMode>,
  );
