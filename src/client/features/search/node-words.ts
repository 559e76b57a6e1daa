import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import { type ContentNode, isContentNode, type SearchNode } from '#contract/search-nodes.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';

const contentWords: Readonly<Record<ContentNode, MessageDescriptor>> = {
  pages: msg({ message: 'Pages', context: 'search' }),
  products: msg`Services`,
  faq: msg`Questions`,
  news: msg`News`,
  experts: msg`Experts`,
  offices: msg`Offices`,
  milestones: msg`Milestones`,
  partners: msg`Partners`,
};

/** The words of the nodes, in the filter and beside a hit. */
export function useNodeWords(): (node: SearchNode) => string {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (node) => (isContentNode(node) ? i18n._(contentWords[node]) : textIn(locale, definitions[node].title));
}
