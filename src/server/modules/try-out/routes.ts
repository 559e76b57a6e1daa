import fp from 'fastify-plugin';
import { tryOutEnter, tryOutMessages } from '#contract/try-out.ts';
import { TRY_OUT_IDS } from '#server/account/try-out-accounts.ts';
import type { Outbox } from '#server/adapters/outbox.ts';
import type { AuthService } from '#server/modules/auth/service.ts';
import { Problem } from '#server/plugins/problem.ts';

interface Options {
  auth: Pick<AuthService, 'enter'>;
  /** Null where the server is not tried out. */
  outbox: Outbox | null;
}

/** The calls of a server that is tried out; on any other they answer that there is nothing. */
export const tryOutRoutes = fp<Options>(
  async (app, { auth, outbox }) => {
    app.mount(tryOutEnter, {
      handle: async ({ body }, call) => {
        if (outbox === null) throw new Problem('not-found');
        return auth.enter(TRY_OUT_IDS[body.as], call);
      },
    });
    app.mount(tryOutMessages, {
      handle: async () => {
        if (outbox === null) throw new Problem('not-found');
        return [...outbox.messages()];
      },
    });
  },
  { name: 'try-out', dependencies: ['contract', 'try-out-gate'] },
);
