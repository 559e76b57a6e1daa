import './tone.css';
import './status-line.css';
import type { ReactNode } from 'react';

import { InstallIcon, OfflineIcon, RefreshIcon, WaitingIcon, WarningIcon } from './icons/status-icons.tsx';

type StatusKind = 'offline' | 'update' | 'waiting' | 'unsent' | 'install' | 'lost' | 'try-out';

const looks = {
  offline: { Icon: OfflineIcon, tone: 'warn' },
  update: { Icon: RefreshIcon, tone: 'info' },
  waiting: { Icon: WaitingIcon, tone: 'signal' },
  unsent: { Icon: WaitingIcon, tone: 'signal' },
  install: { Icon: InstallIcon, tone: 'info' },
  lost: { Icon: WarningIcon, tone: 'warn' },
  'try-out': { Icon: WarningIcon, tone: 'signal' },
};

export interface StatusItem {
  kind: StatusKind;
  text: ReactNode;
  action?: ReactNode;
}

/**
 * The line that lies above the end of the window; draw it always and give it items only when there is something to say:
 * the live region must exist before its words do.
 */
export function StatusLine({ items }: { items: readonly StatusItem[] }) {
  return (
    <div role="status" className="ui-status">
      {items.map(({ kind, text, action }) => {
        const { Icon, tone } = looks[kind];
        return (
          <div key={kind} className={`ui-status-line ui-tone-${tone}`}>
            <div className="ui-wrap">
              <Icon size={20} />
              <span>{text}</span>
              {action}
            </div>
          </div>
        );
      })}
    </div>
  );
}
