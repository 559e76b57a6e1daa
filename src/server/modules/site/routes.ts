import fp from 'fastify-plugin';
import { companyGet, configGet, dockGet, expertClasses, expertList } from '#contract/site.ts';
import type { SiteService } from './service.ts';

const tags = () => ['site'];

/** The calls for switches, dock, company info and experts; whoever writes any of them announces `site`. */
export const siteRoutes = fp<{ service: SiteService }>(
  async (app, { service }) => {
    app.mount(configGet, { tags, handle: () => service.config() });
    app.mount(dockGet, { tags, handle: () => service.dock() });
    app.mount(companyGet, { tags, handle: () => service.company() });
    app.mount(expertList, { tags, handle: () => service.experts() });
    app.mount(expertClasses, { tags, handle: () => service.expertClasses() });
  },
  { name: 'site', dependencies: ['contract'] },
);
