import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { COLD_CATEGORIES } from './cold-categories.ts';
import type { Dataset } from './datasets.ts';
import { defineDictionary, type TableCalls } from './dictionary.ts';
import type { Schema } from './route.ts';

// The rows of the tables, as they travel and as the device keeps them; what is made of them stands in
// `domain/dictionary/datasets`.

const PORT_TYPES = ['seaport', 'riverport', 'offshore', 'dryport'] as const;
export const portType = z.enum(PORT_TYPES);
export type PortType = z.infer<typeof portType>;

/** A port. `code` is what the trade uses; `aliasCodes` are the other UN/LOCODEs of the same port. Degrees WGS 84. */
export const port = z.object({
  code: z.string(),
  aliasCodes: z.array(z.string()),
  nameEn: z.string(),
  nameZh: z.nullable(z.string()),
  aliasesEn: z.array(z.string()),
  aliasesZh: z.array(z.string()),
  countryCode: z.string(),
  country: bilingual,
  province: z.nullable(z.string()),
  lanes: z.array(z.string()),
  type: portType,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  timezone: z.nullable(z.string()),
});
export type Port = z.infer<typeof port>;

/** An airport with freight. `code` is IATA's, `locode` the UN/LOCODE of the place it serves. */
export const airport = z.object({
  code: z.string(),
  locode: z.nullable(z.string()),
  nameEn: z.string(),
  nameZh: z.string(),
  city: bilingual,
  countryCode: z.string(),
  country: bilingual,
});
export type Airport = z.infer<typeof airport>;

/** A tax refund rate for outbound shipments in percent, in force from `from` to `to` (ISO dates, `to` null = open). */
export const rebate = z.object({
  rate: z.number(),
  from: z.string(),
  to: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type Rebate = z.infer<typeof rebate>;

const ciqCode = z.object({ code: z.string(), nameZh: z.string(), nameEn: z.nullable(z.string()) });
export type CiqCode = z.infer<typeof ciqCode>;

const HS_LEVELS = ['chapter', 'heading', 'subheading', 'line8', 'line10'] as const;
export const hsLevel = z.enum(HS_LEVELS);
export type HsLevel = z.infer<typeof hsLevel>;

/** A line of the customs tariff at any level; `code` is text, leading zeros count. */
export const hsCode = z.object({
  code: z.string(),
  level: hsLevel,
  nameZh: z.string(),
  nameEn: z.nullable(z.string()),
  units: z.array(bilingual),
  rebates: z.array(rebate),
  ciq: z.array(ciqCode),
  /** Declaration elements in the order customs wants them. */
  elementsZh: z.array(z.string()),
  elementsEn: z.array(z.string()),
  /** True for lines written for demonstration; the official file replaces them. */
  sample: z.boolean(),
});
export type HsCode = z.infer<typeof hsCode>;

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

export const PACKING_GROUPS = ['I', 'II', 'III'] as const;

/** A dangerous goods entry; its key is number, variant of the name, and packing group: `1263-1-II`. */
export const dangerousGood = z.object({
  un: z.string(),
  variant: z.number(),
  nameZh: z.nullable(z.string()),
  nameEn: z.string(),
  class: z.string(),
  /** Compatibility group of class 1, such as `S`. */
  compatibility: z.nullable(z.string()),
  subsidiary: z.array(z.string()),
  packingGroup: z.nullable(z.enum(PACKING_GROUPS)),
  labels: z.array(z.string()),
  limitedQuantity: z.nullable(z.string()),
  noteZh: z.nullable(z.string()),
  noteEn: z.nullable(z.string()),
});
export type DangerousGood = z.infer<typeof dangerousGood>;

/**
 * The stations of a shipment in order; a term says for each who pays, and after which one the risk passes. Pre-carriage
 * reaches to the terminal or the side of the ship, so that FAS ends before `originTerminal`, which is loading on board.
 */
export const TRADE_STAGES = [
  'packing',
  'loading',
  'preCarriage',
  'exportClearance',
  'originTerminal',
  'mainCarriage',
  'insurance',
  'destinationTerminal',
  'importClearance',
  'onCarriage',
  'unloading',
] as const;
export const tradeStage = z.enum(TRADE_STAGES);
export type TradeStage = z.infer<typeof tradeStage>;
export const tradeParty = z.enum(['seller', 'buyer', 'none']);
export type TradeParty = z.infer<typeof tradeParty>;

/** A delivery term of trade, described in the project's own words. */
export const tradeTerm = z.object({
  code: z.string(),
  edition: z.number(),
  historic: z.boolean(),
  replacedBy: z.nullable(z.string()),
  mode: z.enum(['any', 'sea']),
  nameEn: z.string(),
  nameZh: z.string(),
  placeZh: z.string(),
  placeEn: z.string(),
  summaryZh: z.string(),
  summaryEn: z.string(),
  sellerZh: z.array(z.string()),
  sellerEn: z.array(z.string()),
  buyerZh: z.array(z.string()),
  buyerEn: z.array(z.string()),
  riskAt: tradeStage,
  /** Where exactly the risk passes, in a sentence. */
  riskZh: z.string(),
  riskEn: z.string(),
  costs: z.record(tradeStage, tradeParty),
  adviceZh: z.string(),
  adviceEn: z.string(),
});
export type TradeTerm = z.infer<typeof tradeTerm>;

/** The tables in menu order, each with its row and its two calls. */
const defined = {
  ports: defineDictionary('ports', 'ports', port),
  airports: defineDictionary('airports', 'airports', airport),
  'hs-codes': defineDictionary('hs-codes', 'hsCodes', hsCode),
  containers: defineDictionary('containers', 'containers', container),
  'cold-box': defineDictionary('cold-box', 'coldBox', coldProduct),
  'trade-terms': defineDictionary('trade-terms', 'tradeTerms', tradeTerm),
  'dangerous-goods': defineDictionary('dangerous-goods', 'dangerousGoods', dangerousGood),
  pallets: defineDictionary('pallets', 'palletSizes', pallet),
};

type Rows = { [Name in Dataset]: (typeof defined)[Name]['row'] extends Schema<infer Row> ? Row : never };

/** The row of each table. */
export interface DatasetRows extends Rows {}

/** The tables, each with its row and its two calls. */
export const tables: { readonly [Name in Dataset]: TableCalls<Name, DatasetRows[Name]> } = defined;

/** The calls of all tables. */
export const tableRoutes = Object.values(defined).flatMap(({ list, entry }) => [list, entry]);
