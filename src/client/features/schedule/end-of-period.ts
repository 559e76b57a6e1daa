import type { Sailing, ScheduleCutOff } from '#contract/schedule.ts';

/** The cut-offs of full containers, the one that counts first; who gets no full box in any more needs no empty one. */
const FULL_CONTAINERS = ['FCO', 'PCO'];

/** When it is too late for what begins at a cut-off, in milliseconds: at the departure at the latest. */
export function endOfPeriod(
  { kind }: Pick<ScheduleCutOff, 'kind'>,
  { cutOffs, etd }: Pick<Sailing, 'cutOffs' | 'etd'>,
): number | undefined {
  if (kind === 'until') return undefined;
  const [end] = FULL_CONTAINERS.flatMap((wanted) => cutOffs.filter(({ code }) => code === wanted));
  return Math.min(Date.parse(end?.time ?? etd), Date.parse(etd));
}
