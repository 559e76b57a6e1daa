const LENGTHS: Readonly<Record<string, string>> = { '2': '20', '4': '40', L: '45', M: '48' };

/** ISO 6346 size and type, by length, height and kind, to the codes of the trade. */
const TRADE: Readonly<Record<string, string>> = {
  '20G': '20GP',
  '22G': '20GP',
  '25G': '20HQ',
  '40G': '40GP',
  '42G': '40GP',
  '45G': '40HQ',
  L2G: '45GP',
  L5G: '45HQ',
  '20R': '20RF',
  '22R': '20RF',
  '40R': '40RF',
  '42R': '40RF',
  '45R': '40RH',
  L5R: '45RH',
  '20U': '20OT',
  '22U': '20OT',
  '40U': '40OT',
  '42U': '40OT',
  '45U': '40OT',
  '20P': '20FR',
  '22P': '20FR',
  '40P': '40FR',
  '42P': '40FR',
  '45P': '40FR',
  '20T': '20TK',
  '22T': '20TK',
  '40T': '40TK',
  '42T': '40TK',
};

/** Groups of types of ISO 6346: behind them, `45` is 40 feet long and 9'6" high. Behind a name of the trade it is 45 feet. */
const GROUPS = new Set('GP VH BU BK SN RE RT RS RC RW HR HI UT PL PF PC PS PT TN TD TG TS KL KT KG AS'.split(' '));

/** Length in feet and trade code of an ISO code (`22G1`) or group (`22GP`); what is not known stands as it came. */
export function containerTypeOf(code: string): { size: string | null; type: string } {
  const iso = code.trim().toUpperCase();
  const isTradeName = /^(20|40|45|48)[A-Z]{2}$/.test(iso) && !GROUPS.has(iso.slice(2));
  if (isTradeName) return { size: iso.slice(0, 2), type: iso };
  return { size: LENGTHS[iso.slice(0, 1)] ?? null, type: TRADE[iso.slice(0, 3)] ?? iso };
}
