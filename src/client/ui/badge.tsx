import './tone.css';
import './badge.css';
import type { ReactNode } from 'react';

type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad' | 'signal';

interface BadgeProps {
  tone?: Tone | undefined;
  /** Give one wherever the tone carries meaning: colour alone says nothing. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word about the thing beside it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`ui-badge ui-tone-${tone}`}>
      {icon}
      {children}
    </span>
  );
}
