const LENGTHS: Readonly<Record<string, string>> = { '2': '20', '4': '40', L: '45', M: '48' };

/** ISO 6346 size and type, by length, height and kind, to the codes of the trade. */
const TRADE: Readonly<Record<string, string>> = {
  '22G': '20GP',
  '25G': '20HQ',
  '42G': '40GP',
  '45G': '40HQ',
  L5G: '45HQ',
  '22R': '20RF',
  '42R': '40RF',
  '45R': '40RH',
  L5R: '45RH',
  '22U': '20OT',
  '42U': '40OT',
  '22P': '20FR',
  '42P': '40FR',
  '22T': '20TK',
  '42T': '40TK',
};

/** Length in feet and trade code of an ISO code (`22G1`) or group (`22GP`); what is not known stands as it came. */
export function containerTypeOf(code: string): { size: string | null; type: string } {
  const iso = code.trim().toUpperCase();
  if (/^(20|40|45|48)[A-Z]{2}$/.test(iso)) return { size: iso.slice(0, 2), type: iso };
  return { size: LENGTHS[iso.slice(0, 1)] ?? null, type: TRADE[iso.slice(0, 3)] ?? iso };
}
