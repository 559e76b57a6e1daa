import { DeniedPage as Denied } from '#client/features/legal/denied-page.tsx';
import { Messages } from '#client/features/shell/messages/messages.tsx';

export { LegalPage } from '#client/features/legal/legal-page.tsx';

/** ROUTE-14: a page that is not open to everyone. */
export function DeniedPage() {
  return (
    <>
      <Denied />
      <Messages />
    </>
  );
}
