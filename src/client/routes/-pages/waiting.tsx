import { WaitingPage as Waiting } from '#client/features/waiting/waiting-page.tsx';
import { lazyComponent } from '#client/lib/lazy-component.tsx';

const WaitingQuestions = lazyComponent(async () => (await import('./watch.tsx')).WaitingQuestions);

/** What waits on this device to be sent, and the numbers that wait to be asked for. */
export function WaitingPage() {
  return (
    <Waiting>
      <WaitingQuestions />
    </Waiting>
  );
}
