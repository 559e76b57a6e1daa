import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#client/ui/plain-click.ts';
import { safeLink } from '#domain/safe-link.ts';

interface HomeAnchorProps {
  /** An address of this site, or one from the content, which may be anything. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link by its address: a page of this site opens in it, another site in a new tab, and what is not safe is no link. */
export function HomeAnchor({ href, className, children }: HomeAnchorProps) {
  const router = useRouter();
  const target = safeLink(href);
  if (target === null) return null;
  if (target.kind === 'external') {
    return (
      <a className={className} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  return (
    <a className={className} href={target.href} onClick={follow}>
      {children}
    </a>
  );
}
