import { PERMISSIONS } from '#contract/roles.ts';
import { mayEnter } from '#domain/access.ts';

const codes = Object.values(PERMISSIONS).filter(
  (permission) => mayEnter('tools', { permission }, { publicTracking: 0 }) === 'yes',
);

/**
 * SQL condition on a row of `account`: whether its person may still enter the tools. Calls are checked when they are made
 * (plugins/access.ts); what the job queue asks carriers and tells people has no call and is checked by this.
 */
export const MAY_WATCH = `(account.disabled_at is null and (account.permission in (${codes.join()})
  or (select value ->> 'publicTracking' from site_document where name = 'config') = '1'))`;
