import type { Dataset } from '#contract/datasets.ts';
import type { Bilingual } from '#contract/locale.ts';
import type { SearchHit } from '#contract/search.ts';
import type {
  ColdProduct,
  Container,
  DangerousGood,
  DatasetRows,
  HsCode,
  HsLevel,
  Pallet,
  Port,
  PortType,
  TradeTerm,
} from '#contract/tables.ts';
import { keyOf } from '#domain/dictionary/row-key.ts';
import { rowTexts } from '#domain/dictionary/row-texts.ts';
import { formatHsCode } from '#domain/hs-code.ts';
import { laneNames } from '#domain/lanes.ts';
import { celsiusToFahrenheit } from '#domain/temperature.ts';
import type { HitKind } from './order.ts';
import { alsoOf, excerptOf, markedCode, markedTitle, type Sought } from './snippet.ts';

/** A row of the dictionary as a hit of the site's search shows it. */
interface DictionaryFace {
  /** Key of the row, the last part of its address. */
  id: string;
  code: string | null;
  title: Bilingual;
  summary: Bilingual;
  address: string;
}

const NO_TEXT = { zh: '', en: '' };

const PORT_TYPES: Readonly<Record<PortType, Bilingual>> = {
  seaport: { zh: '海港', en: 'Seaport' },
  riverport: { zh: '内河港', en: 'River port' },
  offshore: { zh: '海上设施', en: 'Offshore' },
  dryport: { zh: '内陆港', en: 'Inland port' },
};

const HS_LEVELS: Readonly<Record<HsLevel, Bilingual>> = {
  chapter: { zh: '章', en: 'Chapter' },
  heading: { zh: '品目', en: 'Heading' },
  subheading: { zh: '子目', en: 'Subheading' },
  line8: { zh: '八位税号', en: 'Eight-digit line' },
  line10: { zh: '十位商品编码', en: 'Ten-digit line' },
};

function listed(parts: readonly (Bilingual | null)[]): Bilingual {
  const present = parts.filter((part) => part !== null);
  const join = (language: keyof Bilingual) =>
    present
      .map((part) => part[language])
      .filter((part) => part !== '')
      .join(' · ');
  return { zh: join('zh'), en: join('en') };
}

const same = (text: string): Bilingual => ({ zh: text, en: text });
const named = (zh: string | null, en: string | null): Bilingual => ({ zh: zh ?? en ?? '', en: en ?? zh ?? '' });
const note = (zh: string | null, en: string | null): Bilingual | null =>
  zh === null && en === null ? null : { zh: zh ?? '', en: en ?? '' };

function portFace(row: Port): DictionaryFace {
  return {
    id: row.code,
    code: row.code,
    title: named(row.nameZh, row.nameEn),
    summary: listed([
      PORT_TYPES[row.type],
      row.country,
      ...row.lanes.map((code) => laneNames(code) ?? null),
      row.aliasCodes.length > 0
        ? { zh: `别名：${row.aliasCodes.join('、')}`, en: `Also: ${row.aliasCodes.join(', ')}` }
        : null,
    ]),
    address: `/dictionary/ports/${row.code}`,
  };
}

function hsFace(row: HsCode): DictionaryFace {
  return {
    id: row.code,
    code: formatHsCode(row.code),
    title: named(row.nameZh, row.nameEn),
    summary: listed([HS_LEVELS[row.level], ...row.units]),
    address: `/dictionary/hsCode/${row.code}`,
  };
}

function containerFace(row: Container): DictionaryFace {
  return {
    id: row.id,
    code: row.id,
    title: named(row.nameZh, row.nameEn),
    summary: { zh: row.useZh, en: row.useEn },
    address: `/dictionary/containerSize/${encodeURIComponent(row.id)}`,
  };
}

function coldFace(row: ColdProduct): DictionaryFace {
  const fahrenheit = `${Math.round(celsiusToFahrenheit(row.minC))} – ${Math.round(celsiusToFahrenheit(row.maxC))} °F`;
  return {
    id: row.id,
    code: null,
    title: named(row.nameZh, row.nameEn),
    summary: listed([same(`${row.minC} – ${row.maxC} °C`), same(fahrenheit), note(row.noteZh, row.noteEn)]),
    address: `/dictionary/coldBox/${encodeURIComponent(row.id)}`,
  };
}

function termFace(row: TradeTerm): DictionaryFace {
  return {
    id: row.code,
    code: row.code,
    title: named(row.nameZh, row.nameEn),
    summary: { zh: row.summaryZh, en: row.summaryEn },
    address: `/dictionary/tradeTerms/${encodeURIComponent(row.code)}`,
  };
}

function dangerousFace(row: DangerousGood): DictionaryFace {
  const group = row.packingGroup;
  const key = keyOf('dangerous-goods', row);
  return {
    id: key,
    code: `UN ${row.un}`,
    title: named(row.nameZh, row.nameEn),
    summary: listed([
      { zh: `第 ${row.class} 类`, en: `Class ${row.class}` },
      group === null ? null : { zh: `包装类别 ${group}`, en: `Packing group ${group}` },
      note(row.noteZh, row.noteEn),
    ]),
    address: `/dictionary/dangerousGoods/${encodeURIComponent(key)}`,
  };
}

function palletFace(row: Pallet): DictionaryFace {
  return {
    id: row.id,
    code: `${row.lengthMm} × ${row.widthMm}`,
    title: named(row.nameZh, row.nameEn),
    summary: listed([{ zh: row.regionZh, en: row.regionEn }, same(row.standards.join(', '))]),
    address: `/dictionary/palletSizes/${encodeURIComponent(row.id)}`,
  };
}

const faces: { readonly [Name in Dataset]: (row: DatasetRows[Name]) => DictionaryFace } = {
  ports: portFace,
  'hs-codes': hsFace,
  containers: containerFace,
  'cold-box': coldFace,
  'trade-terms': termFace,
  'dangerous-goods': dangerousFace,
  pallets: palletFace,
};

/** A row of a table as a hit; `pinyin` are the readings of its Chinese names. */
export function rowAsHit<Name extends Dataset>(
  dataset: Name,
  row: DatasetRows[Name],
  { kind, pinyin }: { kind: HitKind; pinyin: readonly string[] },
  sought: Sought,
): SearchHit {
  const { id, code, title, summary, address } = faces[dataset](row);
  const shown = {
    code: code === null ? null : markedCode(code, sought),
    title: markedTitle(title, sought),
    snippet: excerptOf(summary, NO_TEXT, sought),
  };
  const { codes, names } = rowTexts(dataset, row);
  const also = alsoOf(shown, [...names, ...codes, ...pinyin], kind, sought);
  return { node: dataset, id, address, date: null, ...shown, also };
}
