import * as z from 'zod/mini';
import { COLD_CATEGORIES } from './cold-categories.ts';
import { defineDictionary } from './dictionary.ts';

const millimetres = z.object({ l: z.number(), w: z.number(), h: z.number() });

const CONTAINER_CATEGORIES = [
  'dry',
  'highcube',
  'reefer',
  'opentop',
  'flatrack',
  'tank',
  'bulk',
  'palletwide',
] as const;

/** A box type, typical figures: millimetres, kilograms, cubic metres, degrees Celsius. */
export const container = z.object({
  id: z.string(),
  isoCode: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  category: z.enum(CONTAINER_CATEGORIES),
  lengthFt: z.number(),
  tempMinC: z.nullable(z.number()),
  tempMaxC: z.nullable(z.number()),
  external: millimetres,
  internal: z.nullable(millimetres),
  door: z.nullable(z.object({ w: z.number(), h: z.number() })),
  grossKg: z.number(),
  tareKg: z.number(),
  payloadKg: z.number(),
  volumeM3: z.nullable(z.number()),
  useZh: z.string(),
  useEn: z.string(),
});
export type Container = z.infer<typeof container>;
export const containers = defineDictionary('containers', 'containers', container);

/** A product carried in a reefer and its set point range in degrees Celsius; Fahrenheit is computed, never stored. */
export const coldProduct = z.object({
  id: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  category: z.enum(COLD_CATEGORIES),
  minC: z.number(),
  maxC: z.number(),
  /** Relative humidity in percent, as a range such as `90–95`. */
  humidity: z.nullable(z.string()),
  noteZh: z.nullable(z.string()),
  noteEn: z.nullable(z.string()),
});
export type ColdProduct = z.infer<typeof coldProduct>;
export const coldBox = defineDictionary('cold-box', 'coldBox', coldProduct);

/** A pallet size in millimetres; `per20GP` and `per40GP` are floor positions in a standard box. */
export const pallet = z.object({
  id: z.string(),
  lengthMm: z.number(),
  widthMm: z.number(),
  heightMm: z.nullable(z.number()),
  nameZh: z.string(),
  nameEn: z.string(),
  standards: z.array(z.string()),
  regionZh: z.string(),
  regionEn: z.string(),
  staticLoadKg: z.nullable(z.number()),
  dynamicLoadKg: z.nullable(z.number()),
  tareKg: z.nullable(z.number()),
  per20GP: z.nullable(z.number()),
  per40GP: z.nullable(z.number()),
  preferredInChina: z.boolean(),
  noteZh: z.nullable(z.string()),
  noteEn: z.nullable(z.string()),
});
export type Pallet = z.infer<typeof pallet>;
export const pallets = defineDictionary('pallets', 'palletSizes', pallet);
