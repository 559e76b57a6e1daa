import './progress-bar.css';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface ProgressBarProps {
  label: ReactNode;
  /** 0 to `max`; leave out while the length is not known. */
  value?: number | undefined;
  max?: number | undefined;
  /** The figure in words, e.g. '120 of 288 KB'. */
  valueText?: string | undefined;
}

/** Progress of a download or a form, drawn as a route line that fills towards its stop. */
export function ProgressBar({ label, value, max = 1, valueText }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="ui-progress">
      <div className="ui-progress-words">
        <label htmlFor={id}>{label}</label>
        {valueText ? <span className="ui-muted">{valueText}</span> : null}
      </div>
      <div className={classNames('ui-progress-line', value === undefined && 'ui-progress-open')}>
        <progress id={id} value={value} max={max} aria-valuetext={valueText}>
          {valueText}
        </progress>
      </div>
    </div>
  );
}
