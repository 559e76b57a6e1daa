import fp from 'fastify-plugin';
import { contactAdd } from '#contract/contact.ts';
import type { ContactService } from './service.ts';

/** The call that takes messages to the company. */
export const contactRoutes = fp<{ service: ContactService }>(
  async (app, { service }) => {
    app.mount(contactAdd, { handle: ({ body }, call) => service.add(body, call) });
  },
  { name: 'contact', dependencies: ['contract'] },
);
