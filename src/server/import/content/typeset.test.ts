import { describe, expect, it } from 'vitest';
import { foldBase } from '#domain/search/fold.ts';
import { typeset } from './typeset.ts';

const shown = (text: string) => typeset(text).replaceAll('\u00A0', '_');

describe('content that is read as one stays on one line', () => {
  it.each([
    ['up to 44 t for containers', 'up to 44_t for containers'],
    ['2 for a 20 ft, above 80 kg.', '2 for a 20_ft, above 80_kg.'],
    ['UN 3480 and UN 3090', 'UN_3480 and UN_3090'],
    ['HS 2028版', 'HS_2028版'],
    ['5898 × 2352 × 2393', '5898_×_2352_×_2393'],
    ['below −30 °C', 'below −30_°C'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each(['2 tonnes', '20 forwarders', 'RUN 3', '7 metres', '1. m'])(
    'and other spaces stay as they are: %s',
    (text) => {
      expect(typeset(text)).toBe(text);
    },
  );

  it('and is found by what is typed with a plain space', () => {
    expect(foldBase(typeset('UN 3090'))).toBe(foldBase('UN 3090'));
  });
});
