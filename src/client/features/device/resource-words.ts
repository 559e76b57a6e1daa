import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Resource } from '#client/offline/saving/resources.ts';

/** Names of the resources in the visitor's words; null for one that works behind another and is not named to them. */
export const resourceNames = {
  site: msg`Menu, notices and our contact details`,
  experts: msg`Expert team`,
  milestones: msg`Milestones`,
  products: msg`Products`,
  partners: msg`Partners`,
  offices: msg`Offices`,
  faq: msg`Help and questions`,
  party: msg`Party building`,
  talent: msg`Talent plan`,
  news: msg`News`,
  search: msg`Search of the whole site`,
  enquiry: msg`Freight enquiry`,
  contact: msg`Message to us`,
  verification: msg`Verification codes`,
  log: null,
  auth: msg`Logging in and registering`,
  tryOut: null,
  users: msg`Your account`,
  files: msg`Pictures you send us`,
  downloads: msg`Downloads`,
  dictionary: msg`Dictionary`,
  tracking: msg`Tracking`,
  watch: msg`Watch-list`,
  schedule: msg`Sailing schedules`,
  apiCode: null,
} as const satisfies Record<Resource, MessageDescriptor | null>;
