import { useRouter } from '@tanstack/react-router';
import { deviceSession } from '#client/offline/session/session.ts';
import type { SessionStart } from '#contract/auth.ts';
import { redirectTarget } from '#domain/redirect-target.ts';

/** ROUTE-14: goes where the visitor wanted to, by the `redirect` of the address; the page before is not come back to. */
export function useGoOn(): (redirect: string | undefined) => void {
  const router = useRouter();
  return (redirect) => {
    const isPage = (path: string) => router.getMatchedRoutes(path)[2] !== undefined;
    void router.navigate({ href: redirectTarget(redirect, isPage), replace: true });
  };
}

/** AUTH-04: takes a login over and goes on. */
export function useEnter(redirect: string | undefined): (start: SessionStart) => void {
  const goOn = useGoOn();
  return (start) => {
    deviceSession.begin(start);
    goOn(redirect);
  };
}
