import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import type { Speech } from './table-view.ts';

const CHINA_AHEAD_MS = 8 * 3_600_000;

/** The calendar date in China, where rebates come into force at midnight. */
function todayInChina(): string {
  return new Date(Date.now() + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Builds the context that cells need besides their row. */
export function useSpeech(): Speech {
  const { i18n } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  const [today] = useState(todayInChina);
  return { locale, formats, today, say: (message) => i18n._(message) };
}
