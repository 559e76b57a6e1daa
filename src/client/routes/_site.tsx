import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '#client/features/shell/site-frame.tsx';

/** All pages within the main layout. */
export const Route = createFileRoute('/_site')({
  component: () => (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  ),
});
