import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Dataset } from '#contract/datasets.ts';

/** The tables of the dictionary by name. */
export const datasetNames: Readonly<Record<Dataset, MessageDescriptor>> = {
  ports: msg`Ports`,
  'hs-codes': msg`HS codes`,
  containers: msg`Containers`,
  'cold-box': msg`Reefer cargo`,
  'trade-terms': msg`Trade terms`,
  'dangerous-goods': msg`Dangerous goods`,
  pallets: msg`Pallet sizes`,
};
