import { mayEnter } from '#domain/access.ts';
import type { SiteService } from '#server/modules/site/service.ts';
import { Problem } from '#server/plugins/problem.ts';

/** Keeps tracking and ship plan to those who may use them. */
export interface ToolsGate {
  /** Throws `unauthenticated` unless the tools are open. */
  enter(): Promise<void>;
}

/** ROUTE-05: the tools are open to everyone while the site's switch `publicTracking` says so. */
export function createToolsGate(site: Pick<SiteService, 'config'>): ToolsGate {
  return {
    async enter() {
      if (mayEnter('tools', null, await site.config()) !== 'yes') throw new Problem('unauthenticated');
    },
  };
}
