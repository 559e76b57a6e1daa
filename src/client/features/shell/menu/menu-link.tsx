import { Link } from '@tanstack/react-router';
import { SafeLink } from '#client/ui/safe-link.tsx';
import { safeLink } from '#domain/safe-link.ts';
import type { ShownLine } from './use-menu.ts';

/** SHELL-06: a line of the menu as a link; one of another site opens a new tab. */
export function MenuLink({ line, className }: { line: ShownLine; className?: string }) {
  if (safeLink(line.href)?.kind === 'internal') {
    return (
      <Link to={line.href} className={className}>
        {line.label}
      </Link>
    );
  }
  return (
    <SafeLink address={line.href} className={className}>
      {line.label}
    </SafeLink>
  );
}
