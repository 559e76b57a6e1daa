import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { MemberArticlePage } from '#client/features/news/member-article-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/memoirs/talentplandetail/$id')({
  beforeLoad: guarded,
  head: ({ match }) => pageHead(match.context, { title: msg`Talent plan`, path: null }),
  component: Page,
});

function Page() {
  return <MemberArticlePage kind="talent" id={Route.useParams().id} />;
}
