import { queryOptions } from '@tanstack/react-query';
import type { Bilingual } from '#contract/locale.ts';
import type { PickedPort } from '../recent-ports.ts';
import { routeQuery } from '../route-query.ts';
import { dictionaryList } from './dictionary-query.ts';
import { packs } from './packs.ts';

/** A port as it is suggested. */
export interface FoundPort extends PickedPort {
  country: Bilingual;
  aliasCodes: readonly string[];
}

/** How many ports a list under a field shows. */
const SHOWN = 8;
const FRESH_MS = 5 * 60_000;

/**
 * Ports for a text, the likeliest first: code, English, Chinese or pinyin. From the device where it holds the table, else
 * by the look-up of the specification (PLAN-01: api code `portArea`), whose answers the device keeps.
 */
export function portLookUp(keyword: string) {
  return queryOptions({
    queryKey: ['port look-up', keyword],
    staleTime: FRESH_MS,
    queryFn: async ({ client }): Promise<FoundPort[]> => {
      if (packs.has('ports')) {
        const question = { keyword, facets: '', sort: '', order: 'asc', pageNum: 1, pageSize: SHOWN } as const;
        const { rows } = await client.query(dictionaryList('ports', question));
        return rows.map(({ code, aliasCodes, nameEn, nameZh, country }) => ({
          code,
          aliasCodes,
          nameEn,
          nameZh,
          country,
        }));
      }
      const { rows } = await client.query(routeQuery('apiCode.find', { query: { apiCode: 'portArea', keyword } }));
      return rows.slice(0, SHOWN).map(({ code, aliasCodes, name, note }) => ({
        code,
        aliasCodes,
        nameEn: name.en,
        nameZh: name.zh,
        country: note,
      }));
    },
  });
}
