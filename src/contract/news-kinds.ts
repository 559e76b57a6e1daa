/** Kinds of news: of the company, of the trade, and what affects operations now. */
export const NEWS_KINDS = ['company', 'industry', 'advisory'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];
