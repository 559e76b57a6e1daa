import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import type { Office } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { OfficeMap } from './office-map.tsx';

/** ABOUT-02: where the head office lies. */
export function ContactMap({ offices }: { offices: readonly Office[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [head] = offices;
  if (!head) return null;
  const city = textIn(locale, head.city);
  return <OfficeMap title={t`Our head office in ${city} on an outline map`} offices={offices} show="first" />;
}
