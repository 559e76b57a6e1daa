import type { Office } from '#contract/content.ts';
import { type Locale, textIn } from '#contract/locale.ts';

/** How close the map application opens: some streets. */
const ZOOM = 16;

/**
 * Where a map application shows an office: in China the one that knows its streets, which also opens as an application on
 * a phone; elsewhere the open map of the world. Nothing is loaded from there before the visitor goes.
 */
export function mapHref(office: Office, locale: Locale): string {
  const { longitude, latitude } = office.position;
  if (office.timeZone === 'Asia/Shanghai') {
    const query = new URLSearchParams({
      position: `${longitude},${latitude}`,
      name: textIn(locale, office.address),
      coordinate: 'wgs84',
      callnative: '1',
    });
    return `https://uri.amap.com/marker?${query}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
