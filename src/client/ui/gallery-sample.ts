/* Sample words and figures of the component gallery; the gallery is a page for developers and is not translated. */
import type { SortState } from './data-table-types.ts';

export interface SamplePort {
  code: string;
  cn: string;
  en: string;
  country: string;
  lane: string;
  kind: string;
}

/** Rows of the sample table. */
export const samplePorts: readonly SamplePort[] = [
  { code: 'CNNGB', cn: '宁波', en: 'Ningbo', country: '中国', lane: '起运港', kind: '海港' },
  { code: 'CNSHA', cn: '上海', en: 'Shanghai', country: '中国', lane: '起运港', kind: '海港 / 河港' },
  { code: 'DEHAM', cn: '汉堡', en: 'Hamburg', country: '德国', lane: '欧洲基本港', kind: '海港' },
  { code: 'USLAX', cn: '洛杉矶', en: 'Los Angeles', country: '美国', lane: '美西', kind: '海港' },
  { code: 'MXLZC', cn: '拉萨罗卡德纳斯', en: 'Lázaro Cárdenas', country: '墨西哥', lane: '中南美西', kind: '海港' },
];

export const sampleSort: SortState = { key: 'code', direction: 'asc' };

/** Stops of the sample route line. */
export const sampleStops = [
  { key: 'gate', label: '进港 宁波', note: '11-10 08:20', state: 'done', stateLabel: '已发生' },
  { key: 'dep', label: '离港 宁波', note: '11-12 21:05', state: 'done', stateLabel: '已发生', current: true },
  { key: 'ts', label: '中转 新加坡', note: '11-19 · 晚 2 天', state: 'next', stateLabel: '预计，晚点', late: true },
  { key: 'arr', label: '到港 汉堡', note: '12-09', state: 'next', stateLabel: '预计' },
  { key: 'del', label: '提货', note: '12-12', state: 'estimate', stateLabel: '估算' },
] as const;

/** Ports and lanes of the sample map. */
export const sampleMap = {
  title: '航线示意：宁波至汉堡（在航），宁波至洛杉矶（预计）',
  ports: [
    { code: 'CNNGB', name: '宁波', at: [121.55, 29.87], side: 'below' },
    { code: 'DEHAM', name: '汉堡', at: [9.98, 53.55], side: 'above' },
    { code: 'USLAX', name: '洛杉矶', at: [-118.25, 33.74], side: 'below' },
  ],
  lanes: [
    { from: [121.55, 29.87], to: [9.98, 53.55], kind: 'solid', bend: 0.16 },
    { from: [121.55, 29.87], to: [-118.25, 33.74], kind: 'dashed', bend: 0.2 },
  ],
} as const;

/** Outer measures of the sample containers in millimetres. */
export const sampleContainers = [
  { kind: 'dry', title: '20GP', length: 6058, width: 2438, height: 2591, doorWidth: 2340, doorHeight: 2280 },
  { kind: 'highcube', title: '40HQ', length: 12192, width: 2438, height: 2896, doorWidth: 2340, doorHeight: 2585 },
  { kind: 'reefer', title: '40RH', length: 12192, width: 2438, height: 2896, doorWidth: 2290, doorHeight: 2569 },
  { kind: 'opentop', title: '20OT', length: 6058, width: 2438, height: 2591 },
  { kind: 'flatrack', title: '40FR', length: 12192, width: 2438, height: 2591 },
  { kind: 'tank', title: '20TK', length: 6058, width: 2438, height: 2591 },
  { kind: 'bulk', title: '20BK', length: 6058, width: 2438, height: 2591, doorWidth: 2340, doorHeight: 2280 },
] as const;

/** Stages of the sample trade term, FOB. */
export const sampleStages = [
  { key: 'pack', label: '包装', cost: 'seller' },
  { key: 'inland', label: '内陆运输', cost: 'seller' },
  { key: 'export', label: '出口报关', cost: 'seller' },
  { key: 'load', label: '装船', cost: 'seller' },
  { key: 'main', label: '海运', cost: 'buyer' },
  { key: 'insurance', label: '保险', cost: 'none' },
  { key: 'unload', label: '卸货', cost: 'buyer' },
  { key: 'import', label: '进口清关', cost: 'buyer' },
  { key: 'deliver', label: '送货上门', cost: 'buyer' },
] as const;

/** Every hazard label with its class figure. */
export const sampleLabels = [
  { label: 'explosive', classNumber: '1', division: '1.1D' },
  { label: 'explosive', classNumber: '1', division: '1.4S' },
  { label: 'flammable-gas', classNumber: '2' },
  { label: 'non-flammable-gas', classNumber: '2' },
  { label: 'toxic-gas', classNumber: '2' },
  { label: 'flammable-liquid', classNumber: '3' },
  { label: 'flammable-solid', classNumber: '4' },
  { label: 'spontaneous', classNumber: '4' },
  { label: 'dangerous-when-wet', classNumber: '4' },
  { label: 'oxidizer', classNumber: '5.1' },
  { label: 'organic-peroxide', classNumber: '5.2' },
  { label: 'toxic', classNumber: '6' },
  { label: 'infectious', classNumber: '6' },
  { label: 'radioactive', classNumber: '7' },
  { label: 'corrosive', classNumber: '8' },
  { label: 'misc', classNumber: '9' },
  { label: 'lithium', classNumber: '9' },
] as const;
