import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { memberSearch } from '#client/features/news/member-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/memoirs/talentplan')({
  validateSearch: memberSearch,
  beforeLoad: guarded,
  head: ({ match }) => pageHead(match.context, { title: msg`Talent plan`, path: null }),
  component: lazyPage('news', 'TalentPage'),
});
