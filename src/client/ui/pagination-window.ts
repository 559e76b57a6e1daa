/** FORM-05: numbered buttons at most, the first and the last page among them. */
export const PAGE_BUTTONS = 7;

/** FORM-05: numbered buttons at most in the compact form, which the style sheet shows below 750 CSS pixels. */
export const PAGE_BUTTONS_COMPACT = 5;

/** Number of pages for `total` entries; an empty list still has its first page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Ascending page numbers to offer: the first, the last and those around `page`, `buttons` in all where there are as many. */
export function pageWindow(page: number, pages: number, buttons: number): number[] {
  if (pages <= buttons) return Array.from({ length: pages }, (_, index) => index + 1);
  const inner = buttons - 2;
  const start = Math.min(Math.max(page - Math.floor(inner / 2), 2), pages - inner);
  return [1, ...Array.from({ length: inner }, (_, index) => start + index), pages];
}

interface PageEntry {
  page: number;
  /** Shown in the compact form too. */
  compact: boolean;
  /** Pages are left out before this one in the wide form. */
  gapWide: boolean;
  /** Pages are left out before this one in the compact form. */
  gapCompact: boolean;
}

/** Both forms in one list, so that CSS alone can choose between them. */
export function pageEntries(page: number, pages: number): PageEntry[] {
  const wide = pageWindow(page, pages, PAGE_BUTTONS);
  const compact = pageWindow(page, pages, PAGE_BUTTONS_COMPACT);
  return wide.map((number, index) => {
    const at = compact.indexOf(number);
    return {
      page: number,
      compact: at !== -1,
      gapWide: index > 0 && number - (wide[index - 1] ?? 0) > 1,
      gapCompact: at > 0 && number - (compact[at - 1] ?? 0) > 1,
    };
  });
}
