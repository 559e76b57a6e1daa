import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DATASET_PATHS, type Dataset } from '#contract/datasets.ts';

/** What every table knows of every other: its name and addresses. */
export interface TableFace<Name extends Dataset> {
  dataset: Name;
  /** Address of the list. */
  path: string;
  /** Which table of the list's page this is, where the page has two. */
  view?: 'cold' | undefined;
  /** Address below which the entries live, `/dictionary/ports` for `/dictionary/ports/CNNGB`. */
  entryPath: string;
  title: MessageDescriptor;
}

/** The words above a table: they come with its page and not with those of the other tables. */
export interface TableIntro {
  lead: MessageDescriptor;
  /** Name of the search field, and examples of what it takes. */
  searchLabel: MessageDescriptor;
  examples: MessageDescriptor;
}

/** All tables in the order of the menu. */
export const FACES: { readonly [Name in Dataset]: TableFace<Name> } = {
  ports: {
    dataset: 'ports',
    path: DATASET_PATHS.ports,
    entryPath: DATASET_PATHS.ports,
    title: msg`Ports`,
  },
  'hs-codes': {
    dataset: 'hs-codes',
    path: DATASET_PATHS['hs-codes'],
    entryPath: DATASET_PATHS['hs-codes'],
    title: msg`HS codes`,
  },
  containers: {
    dataset: 'containers',
    path: DATASET_PATHS.containers,
    entryPath: DATASET_PATHS.containers,
    title: msg`Containers`,
  },
  'cold-box': {
    dataset: 'cold-box',
    path: DATASET_PATHS.containers,
    view: 'cold',
    entryPath: DATASET_PATHS['cold-box'],
    title: msg`Cold box products`,
  },
  'trade-terms': {
    dataset: 'trade-terms',
    path: DATASET_PATHS['trade-terms'],
    entryPath: DATASET_PATHS['trade-terms'],
    title: msg`Trade terms`,
  },
  'dangerous-goods': {
    dataset: 'dangerous-goods',
    path: DATASET_PATHS['dangerous-goods'],
    entryPath: DATASET_PATHS['dangerous-goods'],
    title: msg`Dangerous goods`,
  },
  pallets: {
    dataset: 'pallets',
    path: DATASET_PATHS.pallets,
    entryPath: DATASET_PATHS.pallets,
    title: msg`Pallet sizes`,
  },
};
