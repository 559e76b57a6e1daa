import { getRouteApi } from '@tanstack/react-router';
import { DeniedPage as Denied } from '#client/features/legal/denied-page.tsx';
import { Messages } from '#client/features/shell/messages/messages.tsx';

export { LegalPage } from '#client/features/legal/legal-page.tsx';

const denied = getRouteApi('/401');

/** ROUTE-14: a page that is not open to everyone. */
export function DeniedPage() {
  return (
    <>
      <Denied {...denied.useSearch()} />
      <Messages />
    </>
  );
}
