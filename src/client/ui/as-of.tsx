import './as-of.css';
import type { ReactNode } from 'react';
import { ErrorIcon, OfflineIcon, RefreshIcon, SavedIcon, SuccessIcon } from './icons/status-icons.tsx';

/** Where what is shown comes from: the server just now, this device, under way, refused, or no connection. */
type DataState = 'fresh' | 'stored' | 'waiting' | 'failed' | 'offline';

const icons = {
  fresh: SuccessIcon,
  stored: SavedIcon,
  waiting: RefreshIcon,
  failed: ErrorIcon,
  offline: OfflineIcon,
};

interface AsOfProps {
  state: DataState;
  /** The state and the age in words, e.g. 'Saved here 2 hours ago'. */
  children: ReactNode;
  /** A way to ask again. */
  action?: ReactNode;
}

/** Age and origin of the data above or below it; the same place and size in every state. */
export function AsOf({ state, children, action }: AsOfProps) {
  const Icon = icons[state];
  return (
    <div className={`ui-as-of ui-as-of-${state}`}>
      <Icon size={18} />
      <span>{children}</span>
      {action}
    </div>
  );
}
