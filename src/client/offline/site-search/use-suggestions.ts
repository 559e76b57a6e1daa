import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KEYWORD_MAX } from '#contract/page-limits.ts';
import type { SearchHit, SearchTool } from '#contract/search.ts';
import { siteSearch } from './site-search-question.ts';

/** Hits that stand below a field while one types. */
const SUGGESTED = 6;

/** Pause in the typing after which the server is asked, in milliseconds. */
const PAUSE_MS = 200;

/** What is offered for what was typed: the tools for a code first, then the best hits; from the device when offline. */
export interface Suggestions {
  tools: readonly SearchTool[];
  hits: readonly SearchHit[];
}

const NONE: Suggestions = { tools: [], hits: [] };

/** Suggestions for a search field; those of the text before stand until the new ones are there. */
export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const asks = settled !== '' && settled.length <= KEYWORD_MAX;
  const { data } = useQuery({
    ...siteSearch({ keywords: settled, pageNum: 1, pageSize: SUGGESTED }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  return text === '' || !asks || data === undefined ? NONE : { tools: data.tools, hits: data.rows };
}
