const PLAIN = /^(\d+\.?\d*|\.\d+)$/;
/** No group begins with a nought: `0,125` is an eighth. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const DECIMAL_COMMA = /^(\d+|[1-9]\d{0,2}(\.\d{3})+),\d+$/;

/**
 * A number as people type it (`1,200`, `1.200,5`, `12,5`, `1'200`, full-width digits) in the form that `Number` reads; empty
 * when it is none, or when its commas stand neither between groups of three nor before a fraction.
 */
export function plainNumber(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\s'’]/g, '');
  if (GROUPED.test(bare)) return bare.replaceAll(',', '');
  if (DECIMAL_COMMA.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return PLAIN.test(bare) ? bare : '';
}
