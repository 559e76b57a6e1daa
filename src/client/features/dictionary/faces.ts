import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DATASET_PATHS, type Dataset } from '#contract/datasets.ts';

/** What a table shows of itself before its code is there: names, addresses and the words of its search field. */
export interface TableFace<Name extends Dataset> {
  dataset: Name;
  /** Address of the list. */
  path: string;
  /** Which table of the list's page this is, where the page has two. */
  view?: 'cold' | undefined;
  /** Address below which the entries live, `/dictionary/ports` for `/dictionary/ports/CNNGB`. */
  entryPath: string;
  title: MessageDescriptor;
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
    lead: msg`Port codes, names and trade lanes, from Ningbo to the last pier on the map.`,
    searchLabel: msg`Search ports`,
    examples: msg`Code, name, pinyin or country: CNNGB, Ningbo, nb`,
  },
  'hs-codes': {
    dataset: 'hs-codes',
    path: DATASET_PATHS['hs-codes'],
    entryPath: DATASET_PATHS['hs-codes'],
    title: msg`HS codes`,
    lead: msg`Product codes with unit, tax refund for outbound shipments, CIQ codes and what customs wants declared.`,
    searchLabel: msg`Search HS codes`,
    examples: msg`Code or goods: 8507.60, lithium battery, ldc`,
  },
  containers: {
    dataset: 'containers',
    path: DATASET_PATHS.containers,
    entryPath: DATASET_PATHS.containers,
    title: msg`Containers`,
    lead: msg`What fits in, through the door and on the scales: every common box, drawn to one scale.`,
    searchLabel: msg`Search containers`,
    examples: msg`Box type or ISO code: 40HQ, reefer, 45G1`,
  },
  'cold-box': {
    dataset: 'cold-box',
    path: DATASET_PATHS.containers,
    view: 'cold',
    entryPath: DATASET_PATHS['cold-box'],
    title: msg`Cold box products`,
    lead: msg`At which temperature goods travel in a refrigerated container, in Celsius and Fahrenheit.`,
    searchLabel: msg`Search cold box products`,
    examples: msg`Goods: banana, frozen shrimp, xj`,
  },
  'trade-terms': {
    dataset: 'trade-terms',
    path: DATASET_PATHS['trade-terms'],
    entryPath: DATASET_PATHS['trade-terms'],
    title: msg`Trade terms`,
    lead: msg`Who pays for what, and where the risk passes: the eleven terms of 2020, and DAT for old contracts.`,
    searchLabel: msg`Search trade terms`,
    examples: msg`Term or name: FOB, delivered, cif`,
  },
  'dangerous-goods': {
    dataset: 'dangerous-goods',
    path: DATASET_PATHS['dangerous-goods'],
    entryPath: DATASET_PATHS['dangerous-goods'],
    title: msg`Dangerous goods`,
    lead: msg`UN numbers with proper shipping names, classes, labels and packing groups.`,
    searchLabel: msg`Search dangerous goods`,
    examples: msg`UN number or name: 1263, paint, yq`,
  },
  pallets: {
    dataset: 'pallets',
    path: DATASET_PATHS.pallets,
    entryPath: DATASET_PATHS.pallets,
    title: msg`Pallet sizes`,
    lead: msg`The pallets of the world to one scale, and how many stand on the floor of a container.`,
    searchLabel: msg`Search pallet sizes`,
    examples: msg`Size or standard: 1200 × 1000, EPAL, ISO 6780`,
  },
};
