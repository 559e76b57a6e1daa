import type { CompanyInfo, Dock, Offers, SiteConfig } from '#contract/site.ts';
import { presentDocument, siteDefaults } from './present.ts';
import type { SiteRepo } from './repo.ts';

/** What every page of the site shows around its content: switches, dock, company. */
export interface SiteService {
  config(): Promise<SiteConfig>;
  dock(): Promise<Dock>;
  company(): Promise<CompanyInfo>;
}

/** What of the site's switches nobody sets: it follows from how the server was started. */
type StartFacts = { offers: Offers; tryOut: number };

/** Makes the service over its tables. */
export function createSiteService(repo: SiteRepo, facts: StartFacts): SiteService {
  return {
    config: async () => ({ ...presentDocument(siteDefaults.config, await repo.document('config')), ...facts }),
    dock: async () => presentDocument(siteDefaults.dock, await repo.document('dock')),
    company: async () => presentDocument(siteDefaults.company, await repo.document('company')),
  };
}
