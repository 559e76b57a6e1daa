import type { Page } from '#contract/paging.ts';
import type { CompanyInfo, Dock, Expert, ExpertClass, SiteConfig } from '#contract/site.ts';
import { presentDocument, siteDefaults } from './present.ts';
import type { SiteRepo } from './repo.ts';

/** What every page of the site shows around its content: switches, dock, company, experts. */
export interface SiteService {
  config(): Promise<SiteConfig>;
  dock(): Promise<Dock>;
  company(): Promise<CompanyInfo>;
  experts(): Promise<Page<Expert>>;
  expertClasses(): Promise<Page<ExpertClass>>;
}

const whole = <T>(rows: T[]): Page<T> => ({ total: rows.length, rows });

/** Makes the service over its tables. */
export function createSiteService(repo: SiteRepo): SiteService {
  return {
    config: async () => presentDocument(siteDefaults.config, await repo.document('config')),
    dock: async () => presentDocument(siteDefaults.dock, await repo.document('dock')),
    company: async () => presentDocument(siteDefaults.company, await repo.document('company')),
    experts: async () => whole(await repo.experts()),
    expertClasses: async () => whole(await repo.expertClasses()),
  };
}
