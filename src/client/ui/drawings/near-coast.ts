import type { View } from './map-view.ts';

/** The part of the world whose coasts are also drawn in detail, in units of the drawing of the world. */
export const NEAR_COAST: View = { x: 318, y: 117, width: 162, height: 121 };

/** Whether a part of the world lies within the one that is drawn in detail. */
export function isNear({ x, y, width, height }: View): boolean {
  return (
    x >= NEAR_COAST.x &&
    y >= NEAR_COAST.y &&
    x + width <= NEAR_COAST.x + NEAR_COAST.width &&
    y + height <= NEAR_COAST.y + NEAR_COAST.height
  );
}
