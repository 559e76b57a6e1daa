import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { MemberArticlePage } from '#client/features/news/member-article-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/memoirs/partyconstructiondetail/$id')({
  beforeLoad: guarded,
  head: ({ match }) => pageHead(match.context, { title: msg`Party building`, path: null }),
  component: Page,
});

function Page() {
  return <MemberArticlePage kind="party" id={Route.useParams().id} />;
}
