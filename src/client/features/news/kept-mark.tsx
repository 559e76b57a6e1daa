import { useLingui } from '@lingui/react/macro';
import { useKept } from '#client/offline/kept-answers.ts';
import { SavedIcon } from '#client/ui/icons/status-icons.tsx';
import { newsArticle } from './news-query.ts';

/** Marks a news item that can be read without a network (PWA-05). */
export function KeptMark({ id, showLabel = false }: { id: string; showLabel?: boolean }) {
  const { t } = useLingui();
  const isKept = useKept();
  if (!isKept(newsArticle(id).queryKey)) return null;
  return (
    <span className="news-kept" title={t`Available offline`}>
      <SavedIcon size={18} />
      <span className={showLabel ? undefined : 'ui-hidden'}>{t`Available offline`}</span>
    </span>
  );
}
