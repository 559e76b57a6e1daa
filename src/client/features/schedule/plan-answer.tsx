import { Trans } from '@lingui/react/macro';
import { useOnline } from '#client/offline/connectivity.ts';
import { type Lane, laneKey } from '#client/offline/lanes/lane-list.ts';
import { useLanes } from '#client/offline/lanes/lanes.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { BeforeAsking } from './before-asking.tsx';
import { LanesPanel } from './lanes-panel.tsx';
import { PortChoice } from './port-choice.tsx';
import { Sailings } from './sailings.tsx';
import type { ScheduleSearch } from './schedule-search.ts';
import { usePortMeant } from './use-port-meant.ts';
import { useWindowProblem, WindowWords } from './window-words.tsx';
import { WrongDays } from './wrong-days.tsx';

/** Answer to the query in the address: sailings, or the reason why there are none. */
export function PlanAnswer({ search }: { search: ScheduleSearch }) {
  const pol = usePortMeant(search.pol);
  const pod = usePortMeant(search.pod);
  const lanes = useLanes();
  const online = useOnline();
  const problem = useWindowProblem(search.from, search.to);
  if (pol.state === 'unknown') return <PortChoice side="pol" meant={pol} search={search} />;
  if (pod.state === 'unknown') return <PortChoice side="pod" meant={pod} search={search} />;
  if (pol.state === 'looking' || pod.state === 'looking') return <Skeleton lines={8} />;
  if (pol.state !== 'known' || pod.state !== 'known') {
    // In place of the explanation: above it, what is read from the device would push it away.
    return lanes.length === 0 ? <BeforeAsking /> : <LanesPanel />;
  }
  if (pol.port.code === pod.port.code) {
    return (
      <EmptyState title={<Trans>The two ports are the same.</Trans>}>
        <Trans>Choose another port of loading or discharge above.</Trans>
      </EmptyState>
    );
  }
  if (problem !== null) return <WrongDays why={<WindowWords problem={problem} />} search={search} />;
  const { company = null, direct } = search;
  const asked: Lane = { pol: pol.port, pod: pod.port, company, direct: direct === '1' };
  // Without a network, what is kept of the same ports, by whichever of their codes it was asked for.
  const kept = online ? undefined : lanes.find((one) => laneKey(one) === laneKey(asked));
  const lane = kept === undefined ? asked : { ...asked, pol: kept.pol, pod: kept.pod };
  return (
    <>
      <Sailings lane={lane} search={search} />
      <LanesPanel />
    </>
  );
}
