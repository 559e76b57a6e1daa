import { countryNames } from '#domain/countries.ts';
import { buildPorts } from '../build-ports.ts';
import { authoredEdition, type SeedDataset } from './seed-dataset.ts';

/** DICT-01: the package's ports with the project's corrections; country names are frozen in the row. */
export const portsSeed: SeedDataset<'ports'> = {
  dataset: 'ports',
  edition: authoredEdition('ports', {
    source: 'Harbourway, sea-ports 0.0.9 (MIT)',
    sourceUrl: 'https://www.npmjs.com/package/sea-ports',
  }),
  entries: () =>
    buildPorts().map(({ pinyin: _, initials: __, weight, ...port }) => {
      const country = countryNames[port.countryCode];
      if (country === undefined) throw new Error(`${port.code} is in a country without a name.`);
      return { row: { ...port, country: { ...country } }, weight };
    }),
};
