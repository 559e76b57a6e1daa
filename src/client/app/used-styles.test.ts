import { describe, expect, it } from 'vitest';
import { mayApply } from './used-styles.ts';

const CLASSES = new Set(['ui-chip', 'ui-row', 'dict']);

describe('PWA-02 which rules a look takes along', () => {
  it.each([
    '.ui-chip',
    '.dict .ui-chip:hover',
    '.ui-menu, .ui-chip',
    'a',
    '.ui-chip::before',
    // What may match as well, or must not, tells nothing.
    ':is(.ui-menu, .ui-chip)',
    '.ui-chip:not(.ui-menu)',
    '.dict:has(> .ui-menu:not([open]))',
    ':where(.ui-menu:is(.other, .third)) a',
    'a[href$=".pdf"]',
  ])('%s may apply', (selector) => {
    expect(mayApply(selector, CLASSES)).toBe(true);
  });

  it.each(['.ui-menu', '.ui-chip .ui-menu', '.ui-chip.ui-menu', '.ui-menu:not(.ui-chip)', '.ui-menu, .ui-chips'])(
    '%s cannot',
    (selector) => {
      expect(mayApply(selector, CLASSES)).toBe(false);
    },
  );
});
