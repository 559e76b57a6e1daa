import type { Sailing } from '#contract/schedule.ts';

const company = { zh: '示例船公司', en: 'Example line' };
const shanghai = { zh: '上海', en: 'Shanghai' };
const hamburg = { zh: '汉堡', en: 'Hamburg' };

/** A direct sailing from Shanghai to Hamburg, for tests and the page of components; `changes` says what of it is different. */
export function sampleSailing(changes: Partial<Sailing> = {}): Sailing {
  const etd = changes.etd ?? '2026-11-27T18:00:00+08:00';
  const eta = changes.eta ?? '2026-12-26T06:00:00+01:00';
  const vessel = { vesselName: 'ALPHA', vesselImo: '9990001', voyage: '601W', service: 'H1' };
  return {
    id: etd + eta,
    companyCode: 'DEMO',
    company,
    polCode: 'CNSHA',
    pol: shanghai,
    polTimezone: 'Asia/Shanghai',
    podCode: 'DEHAM',
    pod: hamburg,
    podTimezone: 'Europe/Berlin',
    etd,
    eta,
    transitDays: 29,
    transshipments: 0,
    ...vessel,
    legs: [
      {
        sort: 1,
        transport: 'VESSEL',
        ...vessel,
        loadCode: 'CNSHA',
        load: shanghai,
        dischargeCode: 'DEHAM',
        discharge: hamburg,
        etd,
        eta,
      },
    ],
    cutOffs: [],
    ...changes,
  };
}
