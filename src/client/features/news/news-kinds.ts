import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewsKind } from '#contract/news-kinds.ts';

/** The words of the kinds of news. */
export const newsKindLabels: Readonly<Record<NewsKind, MessageDescriptor>> = {
  company: msg({ message: 'Company', context: 'kind of news' }),
  industry: msg`Industry`,
  advisory: msg`Advisory`,
};
