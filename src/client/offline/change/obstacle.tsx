import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#client/ui/notice.tsx';
import { writePolicyOf } from '../policy.ts';
import { connectionWords } from '../reactions.ts';
import { SupportLine } from '../support-line.tsx';
import { Words } from '../words.tsx';
import type { Change } from './use-change.ts';

/** The notice on an obstacle to a change, no network (before any press) or a failed call, and on what is kept. */
export function Obstacle({ change: { name, online, state } }: { change: Change }) {
  const { i18n } = useLingui();
  const rule = writePolicyOf(name);
  if (!online && rule.write === 'refuse') {
    return (
      <Notice tone="warn" live="polite" title={<Trans>No connection</Trans>}>
        {i18n._(rule.say)}
      </Notice>
    );
  }
  if (state.kind === 'unreachable') {
    return (
      <Notice tone="warn" live="assertive" title={i18n._(connectionWords)}>
        <Trans>What you typed is still here. Please try again in a moment.</Trans>
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  const { words, requestId } = state;
  return (
    <Notice tone="bad" live="assertive" title={<Trans>That could not be done</Trans>}>
      <Words of={words} />
      <SupportLine requestId={requestId} />
    </Notice>
  );
}
