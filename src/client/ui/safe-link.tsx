import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { safeLink } from '#domain/safe-link.ts';
import { isPlainClick } from './plain-click.ts';

interface Props {
  /** An address from the content, which may be anything. */
  address: string;
  children: ReactNode;
  className?: string | undefined;
  label?: string | undefined;
  tabIndex?: number | undefined;
  /** Called first; what it prevents does not happen. */
  onPress?: ((event: MouseEvent) => void) | undefined;
  /** Called when a plain press leads to a page of this site. */
  onFollow?: (() => void) | undefined;
}

/**
 * SHELL-06: shows what stands under an address that the content brought along: another site opens a new tab, a page of
 * this site opens in it, and whatever is no safe address is no link.
 */
export function SafeLink({ address, children, label, onPress, onFollow, ...rest }: Props) {
  const router = useRouter();
  const target = safeLink(address);
  if (target === null) return <span className={rest.className}>{children}</span>;
  if (target.kind === 'external') {
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer" aria-label={label} {...rest}>
        {children}
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    onPress?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    void router.navigate({ href: target.href });
  };
  return (
    <a href={target.href} aria-label={label} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
