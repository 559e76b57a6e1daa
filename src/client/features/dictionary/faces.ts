import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Dataset } from '#contract/datasets.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';

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
    path: definitions.ports.path,
    entryPath: definitions.ports.entryPath,
    title: msg`Ports`,
  },
  'hs-codes': {
    dataset: 'hs-codes',
    path: definitions['hs-codes'].path,
    entryPath: definitions['hs-codes'].entryPath,
    title: msg`HS codes`,
  },
  containers: {
    dataset: 'containers',
    path: definitions.containers.path,
    entryPath: definitions.containers.entryPath,
    title: msg`Containers`,
  },
  'cold-box': {
    dataset: 'cold-box',
    path: definitions.containers.path,
    view: 'cold',
    entryPath: definitions['cold-box'].entryPath,
    title: msg`Reefer cargo`,
  },
  'trade-terms': {
    dataset: 'trade-terms',
    path: definitions['trade-terms'].path,
    entryPath: definitions['trade-terms'].entryPath,
    title: msg`Trade terms`,
  },
  'dangerous-goods': {
    dataset: 'dangerous-goods',
    path: definitions['dangerous-goods'].path,
    entryPath: definitions['dangerous-goods'].entryPath,
    title: msg`Dangerous goods`,
  },
  pallets: {
    dataset: 'pallets',
    path: definitions.pallets.path,
    entryPath: definitions.pallets.entryPath,
    title: msg`Pallet sizes`,
  },
};
