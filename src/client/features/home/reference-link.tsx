import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#client/ui/plain-click.ts';
import type { Reference } from '#domain/reference-kind.ts';
import { hrefOf } from '#domain/reference-target.ts';

interface ReferenceLinkProps {
  reference: Reference;
  className: string;
  children: ReactNode;
}

/** A link to where a reference is answered. */
export function ReferenceLink({ reference, className, children }: ReferenceLinkProps) {
  const router = useRouter();
  const href = hrefOf(reference);
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return (
    <a className={className} href={href} onClick={follow}>
      {children}
    </a>
  );
}
