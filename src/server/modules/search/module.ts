import type { Db } from '#server/db/client.ts';
import type { ContentService } from '#server/modules/content/service.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import type { NewsService } from '#server/modules/news/service.ts';
import { createIndexKeeper } from './index-keeper.ts';
import { createIndexRepo } from './index-repo.ts';
import { createSearchRepo } from './repo.ts';
import { createSearchService } from './service.ts';
import { siteDocuments } from './sources.ts';

interface Searched {
  news: NewsService;
  content: ContentService;
  dictionary: DictionaryService;
}

/** The search over what these services hold, and the keeper of its index; `onFailure` hears why the index is behind. */
export function createSearch(db: Db, { news, content, dictionary }: Searched, onFailure: (error: unknown) => void) {
  const keeper = createIndexKeeper(createIndexRepo(db), siteDocuments(news, content), onFailure);
  return { keeper, service: createSearchService(createSearchRepo(db), dictionary, keeper) };
}
