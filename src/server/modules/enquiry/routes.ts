import fp from 'fastify-plugin';
import { enquiryAdd } from '#contract/enquiry.ts';
import type { EnquiryService } from './service.ts';

/** The call that takes enquiries for rates. */
export const enquiryRoutes = fp<{ service: EnquiryService }>(
  async (app, { service }) => {
    app.mount(enquiryAdd, { handle: ({ body }, call) => service.add(body, call) });
  },
  { name: 'enquiry', dependencies: ['contract'] },
);
