/** Names by which news call their picture. */
export const NEWS_SCENES = [
  'vessel',
  'gantry',
  'stack',
  'rail',
  'warehouse',
  'customs',
  'truck',
  'reefer',
  'papers',
  'lighthouse',
] as const;
export type NewsScene = (typeof NEWS_SCENES)[number];
