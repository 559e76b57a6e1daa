import { getRouteApi } from '@tanstack/react-router';
import { MemberArticlePage } from '#client/features/news/member-article-page.tsx';
import { MemberListPage } from '#client/features/news/member-list-page.tsx';
import { NewsArticlePage } from '#client/features/news/news-article-page.tsx';
import { NewsListPage } from '#client/features/news/news-list-page.tsx';

const newsList = getRouteApi('/memoirs/news');
const newsArticle = getRouteApi('/memoirs/newsdetail/$id');
const partyList = getRouteApi('/memoirs/partyconstruction');
const partyArticle = getRouteApi('/memoirs/partyconstructiondetail/$id');
const talentList = getRouteApi('/memoirs/talentplan');
const talentArticle = getRouteApi('/memoirs/talentplandetail/$id');

/** The list of news. */
export function NewsPage() {
  return <NewsListPage search={newsList.useSearch()} />;
}

/** One news article. */
export function ArticlePage() {
  return <NewsArticlePage id={newsArticle.useParams().id} />;
}

/** Articles on party building, for members. */
export function PartyPage() {
  return <MemberListPage kind="party" search={partyList.useSearch()} />;
}

/** One of them. */
export function PartyArticlePage() {
  return <MemberArticlePage kind="party" id={partyArticle.useParams().id} />;
}

/** Articles on the talent plan, for members. */
export function TalentPage() {
  return <MemberListPage kind="talent" search={talentList.useSearch()} />;
}

/** One of them. */
export function TalentArticlePage() {
  return <MemberArticlePage kind="talent" id={talentArticle.useParams().id} />;
}
