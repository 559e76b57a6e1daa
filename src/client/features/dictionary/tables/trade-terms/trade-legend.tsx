import { Trans } from '@lingui/react/macro';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { STAGES } from './trade-words.ts';

function Sample({ party }: { party: 'seller' | 'buyer' | 'none' }) {
  return (
    <svg className={`dict-strip dict-strip-sample dict-strip-${party}`} viewBox="0 0 14 24" aria-hidden="true">
      <rect x="1.5" y="5.5" width="11" height="13" rx="2" />
    </svg>
  );
}

/** How the strips of the table are read. */
export function TradeLegend() {
  const { say } = useSpeech();
  return (
    <div className="dict-legend">
      <p className="dict-legend-signs">
        <span>
          <Sample party="seller" />
          <Trans>Seller pays</Trans>
        </span>
        <span>
          <Sample party="buyer" />
          <Trans>Buyer pays</Trans>
        </span>
        <span>
          <Sample party="none" />
          <Trans>Left open</Trans>
        </span>
        <span>
          <svg className="dict-strip dict-strip-sample" viewBox="0 0 14 24" aria-hidden="true">
            <path className="dict-strip-risk" d="M7 1v22" />
          </svg>
          <Trans>Risk passes here</Trans>
        </span>
      </p>
      <p className="ui-muted dict-legend-stages">
        {STAGES.map(({ stage, label }, index) => (
          <span key={stage}>
            {index + 1} {say(label)}
          </span>
        ))}
      </p>
    </div>
  );
}
