import type { Bilingual } from '#contract/locale.ts';
import type { ScheduleCutOff } from '#contract/schedule.ts';
import { record, text } from '#domain/tracking/loose-json.ts';
import { readTime } from '#domain/tracking/time.ts';
import { localIn, type Place } from './read-place.ts';

interface Known {
  name: Bilingual;
  kind: ScheduleCutOff['kind'];
}

const until = (zh: string, en: string): Known => ({ name: { zh, en }, kind: 'until' });
const from = (zh: string, en: string): Known => ({ name: { zh, en }, kind: 'from' });

/** DCSA's codes of times at the port of loading. */
const CODES: Readonly<Record<string, Known>> = {
  ECP: from('可提空箱', 'Empty container pick-up'),
  EFC: from('最早进港', 'Earliest full container delivery'),
  DCO: until('截单', 'Documentation cut-off'),
  VCO: until('截 VGM', 'VGM cut-off'),
  FCO: until('截重', 'FCL delivery cut-off'),
  LCO: until('拼箱截货', 'LCL delivery cut-off'),
  PCO: until('截港', 'Port cut-off'),
  RCO: until('冷箱截港', 'Reefer cut-off'),
  DGC: until('危险品截单', 'Dangerous goods cut-off'),
  OBC: until('超限货订舱截止', 'Out-of-gauge booking cut-off'),
  TCO: until('中转截关', 'Transshipment cut-off'),
  STA: until('常规订舱截止', 'Standard booking cut-off'),
  SPA: until('特种货接收截止', 'Special cargo acceptance cut-off'),
  CUA: until('截关', 'Customs acceptance cut-off'),
  AFC: until('AFR/舱单截止', 'Advance filing cut-off'),
};

/** Reads the cut-offs of a route at its port of loading, the earliest first; what has no time is left out. */
export function readCutOffs(values: readonly unknown[], pol: Place): ScheduleCutOff[] {
  const found = values.flatMap((value) => {
    const code = text(record(value).cutOffDateTimeCode);
    const written = text(record(value).cutOffDateTime);
    const read = written === null ? null : readTime(written, pol.timezone);
    if (code === null || read === null) return [];
    const known = CODES[code] ?? until(code, code);
    return [{ at: read.at, cutOff: { code, ...known, time: localIn(read, pol), timezone: pol.timezone } }];
  });
  return found.sort((a, b) => a.at - b.at).map(({ cutOff }) => cutOff);
}
