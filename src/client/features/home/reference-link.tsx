import type { ReactNode } from 'react';
import type { Reference } from '#domain/reference-kind.ts';
import { hrefOf } from '#domain/reference-target.ts';
import { HomeAnchor } from './home-anchor.tsx';

interface ReferenceLinkProps {
  reference: Reference;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to where a reference is answered. */
export function ReferenceLink({ reference, className, children }: ReferenceLinkProps) {
  return (
    <HomeAnchor className={className} href={hrefOf(reference)}>
      {children}
    </HomeAnchor>
  );
}
