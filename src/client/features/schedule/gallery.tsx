import { useState } from 'react';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Sailing } from '#contract/schedule.ts';
import { SailingChart } from './sailing-chart.tsx';
import { SailingTable } from './sailing-table.tsx';
import { sampleSailing } from './sample-sailings.ts';
import { SourceNotices } from './source-notices.tsx';
import './schedule.css';

const DAY = 86_400_000;
/** So many days from now, at a port's own time of day. */
const inDays = (days: number, clock: string) =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T${clock}`;

const singapore = { code: 'SGSIN', name: { zh: '新加坡', en: 'Singapore' } };

function sailings(): Sailing[] {
  const direct = sampleSailing({
    etd: inDays(5, '18:00:00+08:00'),
    eta: inDays(34, '06:00:00+01:00'),
    cutOffs: [
      {
        code: 'FCO',
        name: { zh: '截港', en: 'Full container delivery' },
        kind: 'until',
        time: inDays(3, '12:00:00+08:00'),
        timezone: 'Asia/Shanghai',
      },
    ],
  });
  const [etd, between, onward, eta] = [
    inDays(7, '09:00:00+08:00'),
    inDays(14, '12:00:00+08:00'),
    inDays(18, '20:00:00+08:00'),
    inDays(40, '14:00:00+01:00'),
  ];
  const whole = sampleSailing({ etd, eta, transitDays: 33, transshipments: 1 });
  const [leg] = whole.legs;
  const legs = leg && [
    { ...leg, dischargeCode: singapore.code, discharge: singapore.name, etd, eta: between },
    { ...leg, sort: 2, vesselName: 'BETA', loadCode: singapore.code, load: singapore.name, etd: onward, eta },
  ];
  return [direct, { ...whole, legs: legs ?? [] }];
}

/** Sailings as list and as week chart, and what stands above them when a company gave no answer; for developers. */
export function ScheduleSamples() {
  const [rows] = useState(sailings);
  const [open, setOpen] = useState<string | null>(null);
  const onToggle = ({ id }: Sailing) => setOpen(open === id ? null : id);
  const view = { rows, open, onToggle, sort: 'departure', order: undefined, onSort: () => undefined } as const;
  const company = { code: 'DEMO', name: { zh: '示例船公司', en: 'Example line' }, asOf: null };
  return (
    <section className="ui-wrap ui-gallery-section ui-stack">
      <SectionHeading title="Sailing schedules" />
      <SourceNotices sources={[{ ...company, problem: 'slow' }]} onRetry={() => undefined} />
      <SailingTable {...view} />
      <SailingChart {...view} />
    </section>
  );
}
