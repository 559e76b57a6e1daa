import type { ApiCodeRow } from '#contract/schedule.ts';
import { API_CODE_ROWS_MAX } from '#contract/schedule-limits.ts';
import type { Carrier } from '#server/adapters/carriers/carrier.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';

/** PLAN-01: what the fields of the ship plan suggest. */
export interface LookUps {
  /** Ports, by code, English, Chinese or pinyin. */
  ports(keyword: string): Promise<ApiCodeRow[]>;
  /** Companies that can be asked, by SCAC or name. */
  companies(keyword: string): ApiCodeRow[];
}

/** Makes the look-ups over the dictionary and the carriers with schedules. */
export function createLookUps(carriers: readonly Carrier[], dictionary: Pick<DictionaryService, 'list'>): LookUps {
  return {
    async ports(keyword) {
      const page = await dictionary.list('ports', {
        keyword,
        facets: '',
        sort: '',
        order: 'asc',
        pageNum: 1,
        pageSize: API_CODE_ROWS_MAX,
      });
      return page.rows.map(({ code, aliasCodes, nameEn, nameZh, country }) => ({
        code,
        aliasCodes,
        name: { zh: nameZh ?? nameEn, en: nameEn },
        note: country,
      }));
    },
    companies(keyword) {
      const wanted = keyword.trim().toLowerCase();
      return carriers
        .filter(({ schedules }) => schedules !== null)
        .filter(({ code, name }) => [code, name.zh, name.en].some((text) => text.toLowerCase().includes(wanted)))
        .map(({ code, name }) => ({ code, aliasCodes: [], name, note: { zh: code, en: code } }));
    },
  };
}
