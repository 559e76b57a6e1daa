import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isPlainClick } from './plain-click.ts';

interface SiteLinkProps {
  href: string;
  className?: string | undefined;
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link to an address of this site that is computed, not one of the router's patterns. */
export function SiteLink({ href, className, current, children }: SiteLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate({ href });
      }}
    >
      {children}
    </a>
  );
}
