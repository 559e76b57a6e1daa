import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useSession } from '#client/offline/session/session.ts';
import { useNow } from '#client/offline/use-now.ts';
import { isWaiting, type QuestionRow } from '#client/offline/watch/questions.ts';
import { useQuestions } from '#client/offline/watch/use-own-shipments.ts';
import { IconButton } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import './watch.css';

function Outcome({ row: { outcome, at } }: { row: QuestionRow }) {
  const formats = useFormats();
  const now = useNow();
  if (outcome === null) {
    return now === null ? (
      <Trans>Waits for a connection</Trans>
    ) : (
      <Trans>Entered {formats.age(at, now)}, waits for a connection</Trans>
    );
  }
  if (outcome === 'found') return <Trans>Checked: found</Trans>;
  if (outcome === 'refused') return <Trans>Refused: this is not a number that can be looked up</Trans>;
  return <Trans>Checked: no carrier has it yet</Trans>;
}

function Question({ row, onRemove }: { row: QuestionRow; onRemove: () => void }) {
  const { t } = useLingui();
  const { number, businessType, said } = row;
  return (
    <li className="watch-question">
      <span>
        <Link
          to="/logisticstools/tracking"
          search={{ no: number, type: said ? `${businessType}` : undefined }}
          className="ui-code"
        >
          {number}
        </Link>{' '}
        <span className="ui-muted">
          {said ? (
            <>
              {businessType === 1 ? <Trans>As a bill of lading.</Trans> : <Trans>As a container.</Trans>}
              <SentenceGap />
            </>
          ) : null}
          <Outcome row={row} />
        </span>
      </span>
      <IconButton label={t`Remove ${number}`} icon={<CloseIcon size={20} />} onClick={onRemove} />
    </li>
  );
}

function Questions() {
  const { view, own } = useQuestions();
  if (view.kind !== 'ready' || view.rows.length === 0) return null;
  const waiting = view.rows.filter(isWaiting).length;
  return (
    <section className="ui-stack watch-questions" aria-labelledby="watch-questions">
      <h2 id="watch-questions">
        {waiting === 0 ? (
          <Trans>Numbers searched</Trans>
        ) : (
          <Plural value={waiting} one="# number waiting to be checked" other="# numbers waiting to be checked" />
        )}
      </h2>
      <ul>
        {view.rows.map((row) => (
          <Question key={row.key} row={row} onRemove={() => void own.questions.remove(row)} />
        ))}
      </ul>
    </section>
  );
}

/** The numbers that were entered without a connection, and what came of them; for whoever is logged in. */
export function WaitingQuestions() {
  const session = useSession();
  if (session === null) return null;
  return <Questions key={session.userId} />;
}
