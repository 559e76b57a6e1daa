import type { QueryClient } from '@tanstack/react-query';
import { ProblemError } from '#client/api/errors.ts';
import { connectivity } from '../connectivity.ts';
import { exclusive } from '../exclusive.ts';
import { AS_QUERY, apiOf, routeQuery } from '../route-query.ts';
import { deviceSession, grantOf } from '../session/session.ts';
import { followUnread } from './app-badge.ts';
import { renewPush } from './push.ts';
import { createQuestions, type Questions, questionRow } from './questions.ts';
import { ownTable } from './row-store.ts';
import { trackingQuestion } from './tracking-question.ts';
import { createWatched, type Watched, watchedRow } from './watched.ts';

/** The data about shipments that this device keeps for the account that is logged in. */
export interface OwnShipments {
  watched: Watched;
  questions: Questions;
  /** Brings the device and the server together, when there is a connection and somebody is logged in. */
  meet: () => Promise<void>;
}

const channelOf = (name: string) => ('BroadcastChannel' in window ? new BroadcastChannel(name) : null);

function makeWatched(client: QueryClient): Watched {
  return createWatched({
    store: ownTable(watchedRow, (database) => database.watched),
    async send(edits) {
      const api = apiOf(client);
      const { rows } = await (edits.length === 0
        ? api.call('watch.list', {}, AS_QUERY)
        : api.call('watch.merge', { body: { rows: [...edits] } }, AS_QUERY));
      return rows;
    },
    exclusive: (work) => exclusive('watched', work),
    channel: channelOf('watched'),
    clock: Date.now,
  });
}

function makeQuestions(client: QueryClient): Questions {
  return createQuestions({
    store: ownTable(questionRow, (database) => database.asked),
    async ask(asked) {
      try {
        // Through the query of the page, so that the answer is kept and shown where the number is opened.
        const answer = await client.fetchQuery(routeQuery('tracking.find', trackingQuestion(asked)));
        return answer.state;
      } catch (error) {
        if (error instanceof ProblemError && error.status < 500 && error.status !== 429 && error.status !== 401) {
          return null;
        }
        throw error;
      }
    },
    exclusive: (work) => exclusive('questions', work),
    channel: channelOf('questions'),
    clock: Date.now,
  });
}

function make(client: QueryClient): OwnShipments {
  const watched = makeWatched(client);
  const questions = makeQuestions(client);
  const meet = async () => {
    if (deviceSession.session === null || !connectivity.online) return;
    const before = JSON.stringify(watched.rows.view);
    await Promise.allSettled([
      watched.sync(),
      questions.flush(),
      // The inbox catches up, and with it the badge.
      client.fetchQuery(routeQuery('watch.notices', {})),
      renewPush(apiOf(client)),
    ]);
    // Shipments that are watched since then have no answer yet.
    if (JSON.stringify(watched.rows.view) !== before) {
      await client.invalidateQueries({ queryKey: ['watch.refresh'] });
    }
  };
  return { watched, questions, meet };
}

const made = new WeakMap<QueryClient, OwnShipments>();

/** The own shipments of this tab. */
export function ownShipments(client: QueryClient): OwnShipments {
  const present = made.get(client);
  if (present !== undefined) return present;
  const own = make(client);
  made.set(client, own);
  follow(own);
  followUnread(client);
  return own;
}

/** Follows the session and the connection: reads what is kept for whoever logs in, and meets the server when it is back. */
function follow({ watched, questions, meet }: OwnShipments): void {
  let grant = grantOf(deviceSession.session);
  const readAll = () => Promise.all([watched.rows.read(), questions.rows.read()]);
  deviceSession.subscribe(() => {
    if (grantOf(deviceSession.session) === grant) return;
    grant = grantOf(deviceSession.session);
    watched.rows.forget();
    questions.rows.forget();
    if (grant !== null) void readAll().then(meet);
  });
  connectivity.subscribe(() => void meet());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void meet();
  });
  if (grant !== null) void readAll().then(meet);
}
