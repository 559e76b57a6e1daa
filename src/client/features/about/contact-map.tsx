import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useKeptText } from '#client/lib/kept-state.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { Button } from '#client/ui/button.tsx';
import type { Office } from '#contract/content.ts';
import { type Locale, textIn } from '#contract/locale.ts';
import { streetMap } from './about-query.ts';
import { OfficeMap } from './office-map.tsx';

/** Address of the frame for an office; null where the site has no street map. */
function frameHref(frameUrl: string | undefined, { position }: Office, locale: Locale): string | null {
  if (!frameUrl) return null;
  const { longitude, latitude } = position;
  return `${frameUrl}?${new URLSearchParams({ longitude: `${longitude}`, latitude: `${latitude}`, lang: locale })}`;
}

/**
 * ABOUT-02: where the head office lies. Where the site has a street map, it comes when it is asked for, in a frame without
 * an origin: what runs in it reaches nothing of this site.
 */
export function ContactMap({ offices }: { offices: readonly Office[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const online = useOnline();
  const { data } = useQuery(streetMap());
  const [shown, show] = useKeptText('map', 'outline');
  const streets = shown === 'streets';
  const [head] = offices;
  if (!head) return null;
  const city = textIn(locale, head.city);
  const href = frameHref(data?.frameUrl, head, locale);
  return (
    <div className="ui-stack">
      {streets && href !== null ? (
        <iframe
          className="contact-streets"
          src={href}
          title={t`Street map of ${city}`}
          sandbox="allow-scripts allow-popups"
        />
      ) : (
        <OfficeMap title={t`Our head office in ${city} on an outline map`} offices={offices} show="first" />
      )}
      {href === null ? null : (
        <p className="ui-row">
          <Button aria-pressed={streets} disabled={!online} onClick={() => show(streets ? 'outline' : 'streets')}>
            {streets ? <Trans>Show the outline</Trans> : <Trans>Show the streets</Trans>}
          </Button>
          <span className="ui-help">
            <Trans>The street map comes from amap.com.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
