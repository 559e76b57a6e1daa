import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { advertisementsQuery, configQuery, noticesQuery } from '../frame-data.ts';
import { AdvertStrip } from './advert-strip.tsx';
import { rememberStrips, type Strip, useClosed } from './closed-strips.ts';
import { NoticeBar } from './notice-bar.tsx';

/**
 * SHELL-16 to SHELL-18: advertisement and notices above the header, where the site's switches allow them and there are
 * any. In the frame from the device they come after it, into the room that was kept for them.
 */
export function Strips({ settled }: { settled: boolean }) {
  const { data: config } = useQuery(configQuery);
  const { data: adverts } = useQuery({ ...advertisementsQuery, enabled: config?.enabledAds === 1 });
  const { data: notices } = useQuery({ ...noticesQuery, enabled: config?.enabledBanner === 1 });
  const advertClosed = useClosed('advert');
  const noticeClosed = useClosed('notice');
  const advert = settled && config?.enabledAds === 1 ? adverts?.rows[0] : undefined;
  const lines = settled && config?.enabledBanner === 1 ? (notices?.rows ?? []) : [];
  const shown: Strip[] = [...(advert ? (['advert'] as const) : []), ...(lines.length > 0 ? (['notice'] as const) : [])];
  const words = shown.join(' ');

  useEffect(() => {
    if (!settled) return;
    rememberStrips(words.split(' ').filter((word) => word !== '') as Strip[]);
  }, [settled, words]);
  return (
    <div className="shell-strips">
      {advert && !advertClosed ? <AdvertStrip advert={advert} /> : null}
      {lines.length > 0 && !noticeClosed ? <NoticeBar notices={lines} /> : null}
    </div>
  );
}
