import './copy-button.css';
import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { copyText } from './copy-text.ts';
import { ShareIcon } from './icons/interface-icons.tsx';
import { CheckIcon, WarningIcon } from './icons/status-icons.tsx';

/** How long the button says what happened. */
const SAY_MS = 2500;

interface ShareButtonProps {
  title: string;
  /** Whole address of what is shared. */
  url: string;
  label: string;
  /** Said when the link was copied, in browsers that cannot share. */
  copiedLabel: string;
  failedLabel: string;
}

type Outcome = 'shared' | 'copied' | 'failed';

async function share(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet: that is an answer. Anything else is a browser that cannot, after all.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}

/** Shares a page through the system's own sheet, or copies its address where there is none. */
export function ShareButton({ title, url, label, copiedLabel, failedLabel }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('shared');
  useEffect(() => {
    if (outcome === 'shared') return;
    const clock = setTimeout(() => setOutcome('shared'), SAY_MS);
    return () => clearTimeout(clock);
  }, [outcome]);
  const said = { shared: '', copied: copiedLabel, failed: failedLabel }[outcome];
  const Icon = { shared: ShareIcon, copied: CheckIcon, failed: WarningIcon }[outcome];
  return (
    <button
      type="button"
      className={classNames('ui-button ui-button-quiet', outcome === 'copied' && 'ui-copy-done')}
      onClick={async () => setOutcome(await share(title, url))}
    >
      <Icon size={20} />
      <span>{said || label}</span>
      <span role="status" className="ui-hidden">
        {said}
      </span>
    </button>
  );
}
