import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface BandProps {
  /** `deep` is the blue of hull and night, with its own light colours inside; `alt` and `tint` are quiet grounds. */
  tone?: 'deep' | 'alt' | 'tint' | undefined;
  /** The wall of a container, faintly, across the ground. */
  corrugated?: boolean | undefined;
  /** Id of the heading that names the band; makes it a landmark. */
  labelledBy?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A full-width section of a page on its own ground. */
export function Band({ tone = 'alt', corrugated = false, labelledBy, children, className }: BandProps) {
  return (
    <section
      className={classNames('ui-band', `ui-band-${tone}`, corrugated && 'ui-corrugated', className)}
      aria-labelledby={labelledBy}
    >
      <div className="ui-wrap">{children}</div>
    </section>
  );
}
