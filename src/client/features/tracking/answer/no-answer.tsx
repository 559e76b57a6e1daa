import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Notice } from '#client/ui/notice.tsx';
import type { TrackingAnswer } from '#contract/tracking.ts';

/** The usual reasons why a number is unknown, and what to do. */
function Causes() {
  return (
    <>
      <p>
        <Trans>The usual causes, and what to do:</Trans>
      </p>
      <ul className="track-causes">
        <li>
          <Trans>The booking is very new: carriers show it some hours after they confirm it. Try again tomorrow.</Trans>
        </li>
        <li>
          <Trans>It is a forwarder's house bill: ask the forwarder for the number of the carrier's bill.</Trans>
        </li>
        <li>
          <Trans>A character was misread: 0 and O, 1 and I, 8 and B look alike. Compare it with the paper.</Trans>
        </li>
        <li>
          <Trans>The voyage is long over: carriers keep their reports for some months.</Trans>
        </li>
      </ul>
    </>
  );
}

const STEP_MS = 1_000;

/** Whole seconds until a moment (ms), counted down. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** TRACK-08: we keep asking; the page asks with us and needs nobody's hand. */
function Subscribed({ seconds, at }: { seconds: number; at: number }) {
  const left = useSecondsUntil(at + seconds * 1000);
  return (
    <Notice
      tone="info"
      title={
        // Read out once and not every second.
        <span role="timer">
          <Trans>Subscription successful, querying for you, estimated {left} seconds</Trans>
        </span>
      }
    >
      <Trans>
        No carrier has reported on this number yet. We keep checking at growing intervals, even if you close this page;
        the result appears here automatically.
      </Trans>
    </Notice>
  );
}

interface NoAnswerProps {
  answer: TrackingAnswer;
  /** When the server said so (ms). */
  at: number;
}

/** TRACK-07, TRACK-08: there is nothing to show, and why: nobody knows it, we keep asking, or nobody could be asked. */
export function NoAnswer({ answer: { state, seconds, reason }, at }: NoAnswerProps) {
  if (state === 'subscribed') return <Subscribed seconds={seconds ?? 0} at={at} />;
  if (state === 'nothing') {
    return (
      <Notice tone="info" title={<Trans>No result for the current order query, try later</Trans>}>
        <Causes />
      </Notice>
    );
  }
  if (reason === 'no-carrier') {
    return (
      <Notice tone="warn" title={<Trans>No carrier is connected for this number.</Trans>}>
        <Trans>Our operations desk can look it up for you.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title={<Trans>The carrier does not answer at the moment.</Trans>}>
      {reason === 'budget' ? (
        <Trans>
          The carrier’s limit of requests is reached for now. Your number is fine; the page checks again automatically.
        </Trans>
      ) : (
        <Trans>Our server works and your number is fine; the page checks with the carrier again automatically.</Trans>
      )}
    </Notice>
  );
}
