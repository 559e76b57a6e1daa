import { Trans } from '@lingui/react/macro';
import { Notice } from '#client/ui/notice.tsx';
import type { TrackingAnswer } from '#contract/tracking.ts';

/** The usual reasons why a number is unknown, and what to do. */
function Causes() {
  return (
    <ul className="track-causes">
      <li>
        <Trans>The booking is very new: carriers show it some hours after they confirm it.</Trans>
      </li>
      <li>
        <Trans>It is a house bill of a forwarder: ask for the number of the carrier's bill.</Trans>
      </li>
      <li>
        <Trans>A character was misread: 0 and O, 1 and I, 8 and B look alike.</Trans>
      </li>
      <li>
        <Trans>The voyage is long over: carriers keep their reports for some months.</Trans>
      </li>
    </ul>
  );
}

/** TRACK-07, TRACK-08: there is nothing to show, and why: nobody knows it, we keep asking, or nobody could be asked. */
export function NoAnswer({ answer: { state, seconds, reason } }: { answer: TrackingAnswer }) {
  if (state === 'subscribed') {
    return (
      <Notice
        tone="info"
        live="polite"
        title={<Trans>Subscription successful, querying for you, estimated {seconds ?? 0} seconds</Trans>}
      >
        <Trans>We keep asking the carrier, also when you close this page. The result appears here by itself.</Trans>
      </Notice>
    );
  }
  if (state === 'nothing') {
    return (
      <Notice tone="info" title={<Trans>No result for the current order query, try later</Trans>}>
        <Causes />
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      title={
        reason === 'no-carrier' ? (
          <Trans>No carrier is connected for this number.</Trans>
        ) : (
          <Trans>The carrier does not answer at the moment.</Trans>
        )
      }
    >
      {reason === 'no-carrier' ? (
        <Trans>Our operations desk can look it up for you.</Trans>
      ) : (
        <Trans>Your number is fine; please try again in a few minutes.</Trans>
      )}
    </Notice>
  );
}
