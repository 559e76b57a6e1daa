import './drawing.css';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

export interface DrawingProps {
  /** Description of the drawing in words; leave out where the words beside it say the same. */
  title?: string | undefined;
}

interface FrameProps extends DrawingProps {
  viewBox: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Frame of every drawing: an image with a name, or decoration. */
export function Drawing({ title, viewBox, className, children }: FrameProps) {
  const name = classNames('ui-drawing', className);
  if (title === undefined) {
    return (
      <svg className={name} viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg className={name} viewBox={viewBox} role="img" aria-label={title}>
      {children}
    </svg>
  );
}
