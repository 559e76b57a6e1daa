import * as z from 'zod/mini';
import { sessionStart } from './auth.ts';
import { defineRoute } from './route.ts';
import { TRY_OUT_ACCOUNTS } from './try-out-accounts.ts';

/** A message that went nowhere, since the server is only tried out. `at` is an ISO time. */
const tryOutMessage = z.object({
  at: z.string(),
  kind: z.enum(['sms', 'mail']),
  to: z.string(),
  text: z.string(),
});
export type TryOutMessage = z.infer<typeof tryOutMessage>;

export const tryOutEnter = defineRoute({
  name: 'tryOut.enter',
  method: 'POST',
  path: '/tryOut/enter',
  summary: 'Logs in without a proof, on a server that is tried out on its own machine',
  token: false,
  body: z.strictObject({ as: z.enum(TRY_OUT_ACCOUNTS) }),
  response: sessionStart,
});

/** Newest first. */
export const tryOutMessages = defineRoute({
  name: 'tryOut.messages',
  method: 'GET',
  path: '/tryOut/messages',
  summary: 'Messages of a server that is tried out on its own machine',
  token: false,
  response: z.array(tryOutMessage),
});
