import type { CompanyInfo, Dock, Offers, SiteConfig } from '#contract/site.ts';
import { presentDocument, siteDefaults } from './present.ts';
import type { SiteRepo } from './repo.ts';

/** Gives the parts of the site that every page shows around its content: switches, dock, company. */
export interface SiteService {
  config(): Promise<SiteConfig>;
  dock(): Promise<Dock>;
  company(): Promise<CompanyInfo>;
}

/** Switches of the site that nobody sets: they follow from how the server was started. */
type StartFacts = { offers: Offers; tryOut: number };

/** Makes the service over its tables. */
export function createSiteService(repo: SiteRepo, facts: StartFacts): SiteService {
  return {
    config: async () => ({ ...presentDocument(siteDefaults.config, await repo.document('config')), ...facts }),
    dock: async () => presentDocument(siteDefaults.dock, await repo.document('dock')),
    company: async () => presentDocument(siteDefaults.company, await repo.document('company')),
  };
}
