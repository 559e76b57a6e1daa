import fp from 'fastify-plugin';
import { contactAdd } from '#contract/contact.ts';
import type { ContactService } from './service.ts';

/** How often messages that could not be mailed are tried again. */
const ROUND_MS = 5 * 60_000;

/** The call that takes messages to the company. */
export const contactRoutes = fp<{ service: ContactService }>(
  async (app, { service }) => {
    app.mount(contactAdd, { handle: ({ body }, call) => service.add(body, call) });
    const round = setInterval(() => void service.mailWaiting(app.log), ROUND_MS);
    round.unref();
    app.addHook('onClose', async () => clearInterval(round));
  },
  { name: 'contact', dependencies: ['contract'] },
);
