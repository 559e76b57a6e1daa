import type { ReactElement } from 'react';
import { ApronScene, GateScene, TransferScene } from '#client/ui/drawings/product-scene-drawings.tsx';
import { GantryScene } from '#client/ui/drawings/scene-drawings.tsx';
import type { ProductMode } from '#contract/content-kinds.ts';

const scenes: Readonly<Record<ProductMode, () => ReactElement>> = {
  landtransport: () => <GateScene />,
  seatransport: () => <GantryScene />,
  airtransport: () => <ApronScene />,
  multimodaltransport: () => <TransferScene />,
};

/** The drawing of a way of transport: lorry at a gate, vessel and gantry, freighter with ULDs, barge and train. */
export function ProductDrawing({ mode }: { mode: ProductMode }) {
  return scenes[mode]();
}
