import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeParty, TradeStage, TradeTerm } from '#contract/tables.ts';

/** The stations of a shipment in their order. */
export const STAGES: readonly { stage: TradeStage; label: MessageDescriptor }[] = [
  { stage: 'packing', label: msg`Packing` },
  { stage: 'loading', label: msg`Loading at origin` },
  { stage: 'preCarriage', label: msg`Pre-carriage` },
  { stage: 'exportClearance', label: msg`Export clearance` },
  { stage: 'originTerminal', label: msg`Loading on board` },
  { stage: 'mainCarriage', label: msg`Main carriage` },
  { stage: 'insurance', label: msg`Insurance` },
  { stage: 'destinationTerminal', label: msg`Destination terminal` },
  { stage: 'importClearance', label: msg`Import clearance and duty` },
  { stage: 'onCarriage', label: msg`On-carriage` },
  { stage: 'unloading', label: msg`Unloading` },
];

/** Who pays. */
export const parties: Readonly<Record<TradeParty, MessageDescriptor>> = {
  seller: msg`Seller`,
  buyer: msg`Buyer`,
  none: msg({ message: 'Open', context: 'not settled' }),
};

/** By which transport a term may be used. */
export const modes: Readonly<Record<TradeTerm['mode'], MessageDescriptor>> = {
  any: msg`Any transport`,
  sea: msg`Sea and inland water`,
};
