import { WaitingPage as Waiting } from '#client/features/waiting/waiting-page.tsx';
import { lazyComponent } from '#client/lib/lazy-component.tsx';

const WaitingQuestions = lazyComponent(async () => (await import('./watch.tsx')).WaitingQuestions);

/** Page of the entries that wait on this device to be sent, and of the numbers that wait to be asked for. */
export function WaitingPage() {
  return (
    <Waiting>
      <WaitingQuestions />
    </Waiting>
  );
}
