import { Outlet } from '@tanstack/react-router';
import { PersonalFrame as Frame } from '#client/features/personal/personal-frame.tsx';

export { DetailsPage } from '#client/features/personal/details-page.tsx';
export { OverviewPage } from '#client/features/personal/overview-page.tsx';
export { PrivacyPage } from '#client/features/personal/privacy-page.tsx';
export { SecurityPage } from '#client/features/personal/security-page.tsx';

/** Layout that all pages of the personal center share. */
export function PersonalFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
