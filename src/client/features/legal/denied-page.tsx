import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { LostDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { BareHead } from './bare-head.tsx';
import './denied.css';

/** ROUTE-13: stands where somebody may not go: the specified words, a way to log in and a way back. */
export function DeniedPage() {
  const router = useRouter();
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/home' });
  };
  return (
    <div className="denied">
      <BareHead />
      <main id="content">
        <EmptyState
          headingLevel={1}
          drawing={<LostDrawing />}
          title={<Trans>Unauthorized</Trans>}
          actions={
            <>
              <LinkButton variant="primary" href="/login">
                <Trans>Go log in</Trans>
              </LinkButton>
              <Button onClick={goBack}>
                <Trans>Return</Trans>
              </Button>
            </>
          }
        >
          <Trans>You do not have permission to view this page, access denied</Trans>
        </EmptyState>
      </main>
      <footer>
        <Link to="/aboutus/contactus">
          <Trans>You should have access? Tell us</Trans>
        </Link>
      </footer>
    </div>
  );
}
