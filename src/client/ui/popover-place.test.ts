import { describe, expect, it } from 'vitest';
import { placeBeside } from './popover-place.ts';

const viewport = { width: 390, height: 844 };

describe('placeBeside', () => {
  it('opens below and from the left edge of a control at the upper left', () => {
    const place = placeBeside({ top: 10, bottom: 58, left: 16, right: 96 }, viewport);
    expect(place).toEqual({
      top: 62,
      bottom: 'auto',
      left: 16,
      right: 'auto',
      maxHeight: 774,
      translate: 'min(0px, 366px - 100%)',
    });
  });

  it('opens above and from the right edge of a control at the lower right', () => {
    const place = placeBeside({ top: 780, bottom: 828, left: 330, right: 378 }, viewport);
    expect(place).toEqual({
      top: 'auto',
      bottom: 68,
      left: 'auto',
      right: 12,
      maxHeight: 768,
      translate: 'max(0px, 100% - 370px)',
    });
  });

  it('stays 8 px inside the viewport when the control itself does not', () => {
    expect(placeBeside({ top: 10, bottom: 58, left: -20, right: 60 }, viewport).left).toBe(8);
    expect(placeBeside({ top: 10, bottom: 58, left: 350, right: 400 }, viewport).right).toBe(8);
  });
});
