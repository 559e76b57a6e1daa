import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { roleNames, roleWords } from '#client/i18n/role-words.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { verbatim } from '#client/lib/verbatim.ts';
import { useSession } from '#client/offline/session/session.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { LostDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { areaOfPage, rolesFor } from '#domain/access.ts';
import { BareHead } from './bare-head.tsx';
import './denied.css';

interface DeniedProps {
  /** The address that was asked for, where the guard led from there. */
  redirect?: string | undefined;
}

/** Names the roles that may open the requested page; renders nothing where none may or the page is unknown. */
function OpenTo({ redirect = '' }: DeniedProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const area = areaOfPage(redirect.split(/[?#]/, 1)[0] ?? '');
  const roles = area === null ? null : rolesFor(area);
  if (roles === null) return null;
  const names = roles.map((role) => i18n._(roleNames[role])).join(locale === 'zh_CN' ? '、' : ', ');
  return (
    <p>
      <Trans>It is open to these roles: {names}.</Trans>
    </p>
  );
}

/** Who is logged in, and in which role. */
function LoggedInAs({ firstName, permission }: { firstName: string; permission: number }) {
  const { i18n } = useLingui();
  const role = i18n._(roleWords(permission));
  return (
    <p>
      <Trans>
        You are logged in as {verbatim(firstName)}, role: {role}.
      </Trans>
    </p>
  );
}

/**
 * ROUTE-13: stands where somebody may not go: the specified words, which role may, a way to log in that leads back to the
 * page, and a way back.
 */
export function DeniedPage({ redirect }: DeniedProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  const session = useSession();
  const known = hydrated ? session : null;
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/home' });
  };
  const login = redirect === undefined ? '/login' : `/login?redirect=${encodeURIComponent(redirect)}`;
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
              <LinkButton variant={known === null ? 'primary' : 'secondary'} href={login}>
                {known === null ? <Trans>Go log in</Trans> : <Trans>Log in with another account</Trans>}
              </LinkButton>
              <Button onClick={goBack}>
                <Trans>Return</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>You do not have permission to view this page, access denied</Trans>
          </p>
          <OpenTo redirect={redirect} />
          {known === null ? null : <LoggedInAs {...known} />}
        </EmptyState>
      </main>
      <footer>
        <Link to="/aboutus/contactus">
          <Trans>Should you have access? Tell us</Trans>
        </Link>
      </footer>
    </div>
  );
}
