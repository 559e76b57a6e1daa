import type { Page } from 'playwright-core';

/** Runs in the page. */
function find(): string[] {
  interface Line {
    words: string;
    parent: Element;
    box: DOMRect;
  }
  // Not checked: words folded away, only read aloud, clipped on purpose (the strip of notices moves) or in a drawing.
  const APART = 'svg, option, dialog:not([open]), [popover]:not(:popover-open), .ui-hidden, .shell-notice, [inert]';
  const styleOf = (element: Element) => getComputedStyle(element);
  const around = (element: Element, is: (ancestor: Element) => boolean): Element | null => {
    for (let next: Element | null = element; next; next = next.parentElement) if (is(next)) return next;
    return null;
  };

  // An element that scrolls, or moves with the window, may lie over others.
  const isFree = (element: Element) =>
    styleOf(element).overflowX !== 'visible' || ['fixed', 'sticky'].includes(styleOf(element).position);

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim().slice(0, 30) ?? '';
    if (!parent || words === '' || parent.closest(APART)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (around(parent, isFree)?.matches('body *')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ words, parent, box });
  }

  const faults: string[] = [];
  for (const { words, parent, box } of lines) {
    const block = around(parent, (element) => !/^(inline|contents)/.test(styleOf(element).display));
    const over = box.right - (block?.getBoundingClientRect().right ?? box.right);
    if (over > 2) faults.push(`"${words}" leaves ${block?.tagName}.${block?.className} by ${Math.round(over)} px`);
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((upper, index) => {
    for (const lower of lines.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (upper.parent.contains(lower.parent) || lower.parent.contains(upper.parent)) continue;
      const wide = Math.min(upper.box.right, lower.box.right) - Math.max(upper.box.left, lower.box.left);
      const high = upper.box.bottom - lower.box.top;
      // Line boxes are higher than what is written in them.
      if (wide > 3 && high > 0.45 * Math.min(upper.box.height, lower.box.height)) {
        faults.push(`"${upper.words}" lies over "${lower.words}"`);
      }
    }
  });
  const isPainted = (element: Element) => {
    if (element.matches('img, video, canvas')) return true;
    const { backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth } = styleOf(element);
    const hasGround = !/^(transparent|.*(, |\/ )0\))$/.test(backgroundColor) || backgroundImage !== 'none';
    return hasGround || Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
  };
  const painted = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest(APART) && element.checkVisibility({ opacityProperty: true }) && isPainted(element),
  );
  // Only what is in the window can be hit.
  const top = scrollY;
  const isOnTop = (element: Element, box: DOMRect, cover: DOMRect): boolean => {
    const x = (Math.max(box.left, cover.left) + Math.min(box.right, cover.right)) / 2;
    const y = (Math.max(box.top, cover.top) + Math.min(box.bottom, cover.bottom)) / 2;
    scrollTo({ top: top + y - innerHeight / 2, behavior: 'instant' });
    const hit = document.elementFromPoint(x, y + top - scrollY);
    return hit !== null && element.contains(hit);
  };
  for (const element of painted) {
    const cover = element.getBoundingClientRect();
    for (const { words, parent, box } of lines) {
      const wide = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
      const high = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
      if (wide <= 3 || high <= 0.1 * box.height) continue;
      if (element.contains(parent) || parent.contains(element)) continue;
      if (around(element, isFree)?.matches('body *') || !isOnTop(element, box, cover)) continue;
      faults.push(`${element.tagName}.${element.className} covers "${words}" by ${Math.round(high)} px`);
    }
  }
  scrollTo({ top, behavior: 'instant' });
  return [...new Set(faults)];
}

/** Words that leave the box they stand in, lie over other words or under something else, as the page is now: no rule of axe finds them. */
export function misplacedWords(page: Page): Promise<string[]> {
  return page.evaluate(find);
}
