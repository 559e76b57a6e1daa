import * as z from 'zod/mini';
import { defineDictionary } from './dictionary.ts';

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
export const tradeTerms = defineDictionary('trade-terms', 'tradeTerms', tradeTerm);
