import type { ManifestOptions } from 'vite-plugin-pwa';
import { SHARE_FIELDS, SHARE_PATH } from '#contract/shared-photos.ts';

/** PWA-01: what the device shows and offers once the site is installed. Chinese first: it is the site's default language. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: '港途国际物流 Harbourway',
  short_name: '港途 Harbourway',
  description:
    '国际货运、货物跟踪与物流词典，没有网络也能查。International freight and a logistics dictionary that works offline.',
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  display_override: ['window-controls-overlay', 'standalone'],
  // One window: a shortcut opens its page in the one that is there.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: SHARE_FIELDS.title,
      text: SHARE_FIELDS.text,
      url: SHARE_FIELDS.url,
      files: [{ name: SHARE_FIELDS.photos, accept: ['image/jpeg', 'image/png'] }],
    },
  },
  background_color: '#f5f7fb',
  theme_color: '#26499d',
  categories: ['business', 'productivity', 'utilities'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: '港口词典 Ports',
    },
    { src: '/screenshots/desktop.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label: '首页 Home' },
  ],
  shortcuts: [
    {
      name: '货物跟踪 Track',
      short_name: '跟踪',
      url: '/logisticstools/tracking',
      icons: [{ src: '/icons/track.png', sizes: '96x96' }],
    },
    {
      name: '港口查询 Ports',
      short_name: '港口',
      url: '/dictionary/ports',
      icons: [{ src: '/icons/ports.png', sizes: '96x96' }],
    },
    {
      name: 'HS 编码 HS codes',
      short_name: 'HS',
      url: '/dictionary/hsCode',
      icons: [{ src: '/icons/hs.png', sizes: '96x96' }],
    },
  ],
};
