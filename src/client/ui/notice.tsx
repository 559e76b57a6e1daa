import './tone.css';
import './notice.css';
import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons/status-icons.tsx';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

const icons = { info: InfoIcon, ok: SuccessIcon, warn: WarningIcon, bad: ErrorIcon };

interface NoticeProps {
  tone?: NoticeTone | undefined;
  /** The word that says what the colour says: 'Note', 'Done', 'Careful', 'Failed', or a whole sentence. */
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** `assertive` for what just went wrong, `polite` for what just happened; leave out for what stood there at load. */
  live?: 'polite' | 'assertive' | undefined;
}

/** A message inside the page: what it is in a word, what it means, what one can do. */
export function Notice({ tone = 'info', title, children, actions, live }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`ui-notice ui-tone-${tone}`} role={live === 'assertive' ? 'alert' : live && 'status'}>
      <Icon />
      <div className="ui-notice-body">
        <p className="ui-notice-title">{title}</p>
        {children ? <div>{children}</div> : null}
        {actions ? <div className="ui-row">{actions}</div> : null}
      </div>
    </div>
  );
}
