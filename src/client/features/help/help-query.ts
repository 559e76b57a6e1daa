import { routeQuery } from '#client/offline/route-query.ts';

/** All questions and answers of the help page. */
export const faqList = () => routeQuery('faq.list', {});
