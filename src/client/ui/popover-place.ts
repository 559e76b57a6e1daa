/** Gap between a control and what opens from it, in CSS pixels. */
const GAP = 4;
/** Least distance of a popover from the edge of the viewport. */
const MARGIN = 8;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Offsets for a fixed box in CSS pixels; 'auto' leaves the side free. */
interface Place {
  top: number | 'auto';
  bottom: number | 'auto';
  left: number | 'auto';
  right: number | 'auto';
  maxHeight: number;
  /** Moves one that is too wide for this place back into the viewport. */
  translate: string;
}

/**
 * Where a popover of unknown size opens: away from the nearer horizontal and vertical edge of the viewport,
 * so that it needs no measuring before it is shown; in `translate`, 100% is its own width.
 */
export function placeBeside(anchor: Box, viewport: { width: number; height: number }): Place {
  const below = (anchor.top + anchor.bottom) / 2 <= viewport.height * 0.6;
  const towardsEnd = (anchor.left + anchor.right) / 2 <= viewport.width / 2;
  const left = Math.max(anchor.left, MARGIN);
  const right = Math.max(viewport.width - anchor.right, MARGIN);
  const room = viewport.width - MARGIN - (towardsEnd ? left : right);
  return {
    top: below ? anchor.bottom + GAP : 'auto',
    bottom: below ? 'auto' : viewport.height - anchor.top + GAP,
    left: towardsEnd ? left : 'auto',
    right: towardsEnd ? 'auto' : right,
    maxHeight: (below ? viewport.height - anchor.bottom : anchor.top) - GAP - MARGIN,
    translate: towardsEnd ? `min(0px, ${room}px - 100%)` : `max(0px, 100% - ${room}px)`,
  };
}

/** Writes a place through the style object: the content security policy forbids only style attributes in markup. */
export function applyPlace(element: HTMLElement, place: Place): void {
  for (const side of ['top', 'bottom', 'left', 'right'] as const) {
    const offset = place[side];
    element.style[side] = offset === 'auto' ? 'auto' : `${offset}px`;
  }
  element.style.maxHeight = `${place.maxHeight}px`;
  element.style.translate = place.translate;
}
