import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchNode } from '#contract/search-nodes.ts';

/** The words of the nodes, in the filter and beside a hit. */
export const nodeWords: Readonly<Record<SearchNode, MessageDescriptor>> = {
  pages: msg({ message: 'Pages', context: 'search' }),
  products: msg`Services`,
  faq: msg`Questions`,
  news: msg`News`,
  experts: msg`Experts`,
  offices: msg`Offices`,
  milestones: msg`Milestones`,
  partners: msg`Partners`,
  ports: msg`Ports`,
  'hs-codes': msg`HS codes`,
  containers: msg`Containers`,
  'cold-box': msg`Reefer cargo`,
  'trade-terms': msg`Trade terms`,
  'dangerous-goods': msg`Dangerous goods`,
  pallets: msg`Pallet sizes`,
};
