import type { Schema } from '#contract/route.ts';
import { type CompanyInfo, companyInfo, type Dock, dock, type SiteConfig, siteConfig } from '#contract/site.ts';

/** A document of the site as it is when nobody has set it. */
interface DocumentDefault<T> {
  schema: Schema<T>;
  value: T;
}

const document = <T>(schema: Schema<T>, value: T): DocumentDefault<T> => ({ schema, value });

/**
 * The site's documents by the name they are stored under, each with what holds until the operator sets it: everything
 * optional is off, and nothing is claimed that only the operator can know.
 */
export const siteDefaults = {
  config: document<SiteConfig>(siteConfig, { enabledAds: 0, enabledBanner: 0, publicTracking: 0 }),
  dock: document<Dock>(dock, { phoneNumber: '', linkUrl: '' }),
  company: document<CompanyInfo>(companyInfo, {
    companyName: { zh: '港途国际物流', en: 'Harbourway' },
    phoneNumber: '',
    email: '',
    address: { zh: '', en: '' },
    icp: '',
  }),
};

/** A stored document over its defaults; a stored field that does not fit takes the whole back to the defaults. */
export function presentDocument<T extends object>({ schema, value }: DocumentDefault<T>, stored: unknown): T {
  const merged = schema.safeParse({ ...value, ...(typeof stored === 'object' ? stored : {}) });
  return merged.success ? merged.data : value;
}
