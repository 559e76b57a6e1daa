import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProblemError } from '#client/api/errors.ts';
import { feedLink } from '#client/features/news/news-feed.ts';
import { newsArticle } from '#client/features/news/news-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { LISTED_PATIENCE_MS, prefetch } from '#client/offline/prefetch.ts';
import { rowInLists } from '#client/offline/row-in-lists.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';
import { textIn } from '#contract/locale.ts';

export const Route = createFileRoute('/memoirs/newsdetail/$id')({
  loader: async ({ context, params }) => {
    const question = newsArticle(params.id);
    const listed = rowInLists(context.queryClient, 'news.list', params.id);
    try {
      await prefetch(context.queryClient, question, listed && LISTED_PATIENCE_MS);
    } catch (error) {
      if (error instanceof ProblemError && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
    const article = context.queryClient.getQueryData(question.queryKey) ?? listed;
    return article && { title: article.title, summary: article.summary };
  },
  head: ({ match, loaderData, params }) => {
    if (!loaderData) return {};
    const { meta, links } = pageHead(match.context, {
      title: textIn(match.context.locale, loaderData.title),
      description: textIn(match.context.locale, loaderData.summary),
      path: `/memoirs/newsdetail/${params.id}`,
    });
    return { meta, links: [...links, feedLink(match.context)] };
  },
  component: lazyPage('news', 'ArticlePage'),
});
