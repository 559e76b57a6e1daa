import { type RefObject, useEffect, useRef } from 'react';
import { type Crop, moveCrop, zoomCrop } from './crop.ts';

interface Point {
  x: number;
  y: number;
}

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
/** How much a turn of the wheel by one pixel enlarges. */
const WHEEL_RATE = 1 / 500;

/** Moves a crop with a finger or the mouse, and enlarges it with two fingers or the wheel, as pictures are everywhere. */
export function useCropPointer(
  element: RefObject<HTMLElement | null>,
  change: (step: (crop: Crop) => Crop) => void,
): void {
  const changeNow = useRef(change);
  useEffect(() => {
    changeNow.current = change;
  });
  useEffect(() => {
    const stage = element.current;
    if (!stage) return;
    const fingers = new Map<number, Point>();
    const down = (event: PointerEvent) => {
      stage.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const apart = distance([...fingers.values()]);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const nowApart = distance([...fingers.values()]);
      const [right, below] = [before.x - event.clientX, before.y - event.clientY];
      const share = fingers.size * stage.clientWidth;
      changeNow.current((crop) => {
        const moved = moveCrop(crop, right / share, below / share);
        return apart > 0 && nowApart > 0 ? zoomCrop(moved, (moved.zoom * nowApart) / apart) : moved;
      });
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      changeNow.current((crop) => zoomCrop(crop, crop.zoom * Math.exp(-event.deltaY * WHEEL_RATE)));
    };
    stage.addEventListener('pointerdown', down);
    stage.addEventListener('pointermove', move);
    stage.addEventListener('pointerup', up);
    stage.addEventListener('pointercancel', up);
    // Not passive, unlike React's own: the page behind must not scroll meanwhile.
    stage.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stage.removeEventListener('pointerdown', down);
      stage.removeEventListener('pointermove', move);
      stage.removeEventListener('pointerup', up);
      stage.removeEventListener('pointercancel', up);
      stage.removeEventListener('wheel', wheel);
    };
  }, [element]);
}
