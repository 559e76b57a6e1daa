import type { I18n } from '@lingui/core';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ProblemError } from '#client/api/errors.ts';
import { connectivity } from '#client/offline/connectivity.ts';
import { failures } from '#client/offline/failures.ts';
import { connectionWords, notificationHeading, type Reaction, reactionTo } from '#client/offline/reactions.ts';
import { apiOf, routeQuery } from '#client/offline/route-query.ts';
import { endOver } from '#client/offline/session/call-session.ts';
import { endedWords } from '#client/offline/session/ended-words.ts';
import { refreshRole } from '#client/offline/session/refresh-role.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import { frameDialog } from '#client/offline/wanted-dialog.ts';
import { toasts } from '#client/ui/toasts.ts';
import { areaOfPage, mayEnter } from '#domain/access.ts';

/**
 * Tells the connection's failure once for as long as it lasts: the line of the frame says all that time that there is none,
 * and why.
 */
function createConnectionTeller(say: () => void) {
  let told = false;
  const stop = connectivity.subscribe(() => {
    if (connectivity.online) told = false;
  });
  return {
    tell(): void {
      if (!told) say();
      told = true;
    },
    stop,
  };
}

/**
 * Closes the dialog about a session that is over as soon as another has taken its place, or nobody is logged in any more:
 * here or in another tab, the question is answered then. Returns what ends it.
 */
function closeWithItsSession(): () => void {
  let { token } = deviceSession;
  return deviceSession.subscribe(() => {
    if (deviceSession.token === token) return;
    token = deviceSession.token;
    if (frameDialog.open === 'expired') frameDialog.close();
  });
}

/** Whether this page is for whoever is logged in only. */
function needsSession(client: QueryClient): boolean {
  const config = client.getQueryData(routeQuery('site.config', {}).queryKey);
  const area = areaOfPage(window.location.pathname.toLowerCase());
  return mayEnter(area, null, config ?? { publicTracking: 0 }) !== 'yes';
}

/** ERR-05: asks about a session that is over where the page needs one; elsewhere nobody is stopped in what he does. */
function tellOver(client: QueryClient, i18n: I18n): void {
  // A visitor who logs out learns of the end from the dialog of the logout.
  if (frameDialog.open === 'logout') return;
  if (needsSession(client)) {
    frameDialog.want('expired');
    return;
  }
  const words = endedWords();
  endOver();
  toasts.show({ tone: 'info', text: i18n._(words) });
}

const isShown = (query: Query): boolean => query.getObserversCount() > 0;

/**
 * THE presenter of failed calls (ERR-01 to ERR-06): turns each into a message, into the one dialog about the session, or
 * into nothing. What the caller shows itself it leaves alone, but for the end of the session, which is never the caller's.
 * Returns what ends it.
 */
export function presentFailures(client: QueryClient, i18n: I18n): () => void {
  // ERR-06: both stand for five seconds, and longer under pointer or focus.
  const say = (text: string, heading?: string) => toasts.show({ tone: 'bad', text, heading });
  const connection = createConnectionTeller(() => say(i18n._(connectionWords)));
  function present({ as, words }: Reaction): void {
    // To a visitor who has no session nothing has happened.
    if (as === 'session' && deviceSession.session !== null) tellOver(client, i18n);
    else if (as === 'connection') connection.tell();
    else if ((as === 'toast' || as === 'notification') && words !== null) {
      const heading = as === 'notification' ? i18n._(notificationHeading) : undefined;
      say(typeof words === 'string' ? words : i18n._(words), heading);
    }
  }
  const stopCalls = failures.listen((error, quiet) => {
    refreshRole(apiOf(client), error);
    const reaction = reactionTo(error);
    if (!quiet || reaction.always) present(reaction);
  });
  // ERR-01: what a page shows may be an answer of the device, so that nothing in its place says that the server refused. A
  // missing connection is said there, and by the line of the frame.
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !isShown(event.query)) return;
    const { error } = event.action;
    if (error instanceof ProblemError) present(reactionTo(error));
  });
  const stopClosing = closeWithItsSession();
  return () => {
    connection.stop();
    stopCalls();
    stopQueries();
    stopClosing();
  };
}
