import fp from 'fastify-plugin';
import { companyGet, configGet, dockGet } from '#contract/site.ts';
import type { SiteService } from './service.ts';

const tags = () => ['site'];

/** The calls for switches, dock and company info; whoever writes any of them announces `site`. */
export const siteRoutes = fp<{ service: SiteService }>(
  async (app, { service }) => {
    app.mount(configGet, { tags, handle: () => service.config() });
    app.mount(dockGet, { tags, handle: () => service.dock() });
    app.mount(companyGet, { tags, handle: () => service.company() });
  },
  { name: 'site', dependencies: ['contract'] },
);
