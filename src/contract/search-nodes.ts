import { DATASETS } from './datasets.ts';

/** SEARCH-01: what the hits of the site's search are sorted into, in the order of the filter; tables come last. */
export const SEARCH_NODES = [
  'pages',
  'products',
  'faq',
  'news',
  'experts',
  'offices',
  'milestones',
  'partners',
  ...DATASETS,
] as const;
export type SearchNode = (typeof SEARCH_NODES)[number];

/** The nodes whose documents are written for the site, and not rows of the dictionary. */
export type ContentNode = Exclude<SearchNode, (typeof DATASETS)[number]>;

/** Whether a node's documents are written for the site. */
export const isContentNode = (node: SearchNode): node is ContentNode => !DATASETS.some((name) => name === node);

/** Of very many hits so many can be paged through: who looks at the 300th should narrow the search. */
export const SEARCH_REACH = 300;
