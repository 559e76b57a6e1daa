import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';

/** CONST-01: version of the map plugin (specification, section 9). */
const MAP_PLUGIN_VERSION = '1.4.4';

/** Where the street map begins; longitude and latitude in degrees (WGS 84). */
interface MapView {
  longitude: number;
  latitude: number;
  locale: Locale;
}

/**
 * The content security policy of the frame. The plugin evaluates text and writes styles, which no page of the site may:
 * so it runs in a frame without an origin, from where neither the site's storage nor its session can be reached.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' https://webapi.amap.com https://*.amap.com",
  "style-src 'unsafe-inline' https://webapi.amap.com",
  'img-src data: blob: https://*.amap.com https://*.autonavi.com',
  'font-src data: https://*.amap.com',
  'connect-src https://*.amap.com https://*.autonavi.com',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-popups',
].join('; ');

const TITLES: Readonly<Record<Locale, string>> = { zh_CN: '街道地图', en_US: 'Street map' };
const FAILED: Readonly<Record<Locale, string>> = {
  zh_CN: '街道地图无法加载，请使用“在地图应用中打开”。',
  en_US: 'The street map could not be loaded. Please use “Open in a map application”.',
};

/**
 * The page in the frame: plugin 1.4.4 with a marker. Positions are moved to the plugin's own datum first, in which China
 * lies half a kilometre beside the world's. Numbers, a checked key and fixed sentences are all that is put into it.
 */
export function framePage(key: string, { longitude, latitude, locale }: MapView): string {
  const language = locale === 'zh_CN' ? 'zh_cn' : 'en';
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}"><head><meta charset="utf-8"><title>${TITLES[locale]}</title>
<style>html,body,#map{height:100%;margin:0;font:16px system-ui,sans-serif}p{margin:0;padding:16px}</style></head>
<body><div id="map"><noscript><p>${FAILED[locale]}</p></noscript></div>
<script src="https://webapi.amap.com/maps?v=${MAP_PLUGIN_VERSION}&amp;key=${key}"></script>
<script>
if (window.AMap) {
  AMap.convertFrom([${longitude}, ${latitude}], 'gps', function (status, result) {
    var at = status === 'complete' ? result.locations[0] : [${longitude}, ${latitude}];
    var map = new AMap.Map('map', { center: at, zoom: 15, lang: '${language}' });
    new AMap.Marker({ position: at, map: map });
  });
} else {
  var said = document.createElement('p');
  said.textContent = '${FAILED[locale]}';
  document.getElementById('map').appendChild(said);
}
</script></body></html>
`;
}
