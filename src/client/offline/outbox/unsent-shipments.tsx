import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useOnline } from '../connectivity.ts';
import { isWaiting } from '../watch/questions.ts';
import { useQuestions, useWatched } from '../watch/use-own-shipments.ts';

/**
 * For the question before logging out: what of the own shipments waits for a connection, which leaves the device with its
 * owner. Draws nothing when nothing waits.
 */
export function UnsentShipments() {
  const { view: watched, own } = useWatched();
  const { view: asked } = useQuestions();
  const online = useOnline();
  const edits = watched.kind === 'ready' ? watched.rows.filter(({ sent }) => !sent).length : 0;
  const questions = asked.kind === 'ready' ? asked.rows.filter(isWaiting).length : 0;
  if (edits + questions === 0) return null;
  return (
    <Notice
      tone="warn"
      live="polite"
      title={<Trans>Not sent yet, and lost when you log out</Trans>}
      actions={
        online ? (
          <Button variant="secondary" onClick={() => void own.meet()}>
            <Trans>Send now</Trans>
          </Button>
        ) : null
      }
    >
      <ul>
        {edits === 0 ? null : (
          <li>
            <Plural value={edits} one="# change of your watch-list" other="# changes of your watch-list" />
          </li>
        )}
        {questions === 0 ? null : (
          <li>
            <Plural value={questions} one="# number to check" other="# numbers to check" />
          </li>
        )}
      </ul>
    </Notice>
  );
}
