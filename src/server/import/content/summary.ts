import { type Imported, taken, wordsOf } from './run.ts';
import type { Counts } from './write.ts';

/** Faults listed on the screen; the report has them all. */
const mostShown = 20;

const labels: Readonly<Record<keyof Counts, string>> = {
  added: 'new',
  changed: 'changed',
  unchanged: 'as they were',
  removed: 'removed',
};

function countWords(counts: Counts): string {
  const outcomes = Object.keys(labels) as (keyof Counts)[];
  const words = outcomes.filter((name) => counts[name] > 0).map((name) => `${counts[name]} ${labels[name]}`);
  return words.length === 0 ? 'none' : words.join(', ');
}

/** Says in plain words how an import of content went; `reportPath` is where all faults are listed, or null. */
export function summariseContent(loaded: Imported, reportPath: string | null, seconds: number): string {
  const { counts, faults, picturesRemoved } = loaded;
  return [
    `content: ${taken(loaded)} items taken in ${seconds.toFixed(1)} s.`,
    ...[...counts].map(([kind, count]) => `  ${kind}: ${countWords(count)}`),
    ...(picturesRemoved === 0 ? [] : [`  pictures that nothing shows any more: ${picturesRemoved} removed`]),
    ...(faults.length === 0
      ? []
      : [`  ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; what has one was left out:`]),
    ...faults.slice(0, mostShown).map((fault) => `    ${wordsOf(fault)}`),
    ...(faults.length > mostShown ? [`    and ${faults.length - mostShown} more`] : []),
    ...(reportPath === null ? [] : [`All faults in ${reportPath}`]),
  ].join('\n');
}
