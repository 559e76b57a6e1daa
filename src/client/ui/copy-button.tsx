import './copy-button.css';
import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { copyText } from './copy-text.ts';
import { CopyIcon } from './icons/interface-icons.tsx';
import { CheckIcon, WarningIcon } from './icons/status-icons.tsx';

/** How long the button says that it worked. */
const SAY_MS = 2000;

interface CopyButtonProps {
  text: string;
  /** Label of the button: its action, e.g. 'Copy CNNGB'. */
  label: string;
  doneLabel: string;
  failedLabel: string;
  /** Draw the label beside the icon. */
  showLabel?: boolean | undefined;
  /** A part of the label that is drawn beside the icon where there is no room for all of it. */
  shortLabel?: string | undefined;
}

/** Copies a code; says so in place and to a screen reader. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, doneLabel, failedLabel, showLabel = false, shortLabel } = props;
  const drawn = showLabel ? label : shortLabel;
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const clock = setTimeout(() => setState('idle'), SAY_MS);
    return () => clearTimeout(clock);
  }, [state]);
  const said = { idle: '', done: doneLabel, failed: failedLabel }[state];
  const Icon = { idle: CopyIcon, done: CheckIcon, failed: WarningIcon }[state];
  async function copy() {
    setState((await copyText(text)) ? 'done' : 'failed');
  }
  return (
    <button
      type="button"
      className={classNames(drawn ? 'ui-button ui-button-quiet' : 'ui-icon-button', `ui-copy-${state}`)}
      aria-label={showLabel ? undefined : label}
      title={showLabel ? undefined : label}
      onClick={copy}
    >
      <Icon size={20} />
      {drawn ? <span>{said || drawn}</span> : null}
      <span role="status" className="ui-hidden">
        {said}
      </span>
    </button>
  );
}
