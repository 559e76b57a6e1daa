import fp from 'fastify-plugin';
import { companyGet, configGet, dockGet } from '#contract/site.ts';
import type { ContentService } from '#server/modules/content/service.ts';
import type { SiteService } from './service.ts';

const tags = () => ['site'];

/**
 * The calls for switches, dock and company info; whoever writes any of them announces `site`, or `content` for the links of
 * the menu, which come with the switches.
 */
export const siteRoutes = fp<{ service: SiteService; content: ContentService }>(
  async (app, { service, content }) => {
    app.mount(configGet, {
      tags: () => ['site', 'content'],
      handle: async () => {
        const [switches, links] = await Promise.all([service.config(), content.all('menu-link')]);
        return { ...switches, menuLinks: links.rows };
      },
    });
    app.mount(dockGet, { tags, handle: () => service.dock() });
    app.mount(companyGet, { tags, handle: () => service.company() });
  },
  { name: 'site', dependencies: ['contract'] },
);
