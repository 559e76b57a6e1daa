import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DocumentIcon } from '#client/ui/icons/interface-icons.tsx';
import { ShareButton } from '#client/ui/share-button.tsx';
import type { NewsArticle } from '#contract/news.ts';

interface ArticleToolsProps {
  article: NewsArticle;
  title: string;
  /** Whole address of the article, in the language it is read in. */
  url: string;
  /** Whether it is on the device. */
  mark: ReactNode;
}

/** Share, print, and whether the article is on the device. */
export function ArticleTools({ article, title, url, mark }: ArticleToolsProps) {
  const { t } = useLingui();
  useEffect(() => {
    // PWA-03: what was read is kept with its pictures.
    void import('#client/offline/device-storage.ts')
      .then(({ keepShownPictures }) => keepShownPictures(document, article))
      .catch(() => undefined);
  }, [article]);
  return (
    <div className="news-tools">
      <ShareButton
        title={title}
        url={url}
        label={t`Share`}
        copiedLabel={t`Link copied`}
        failedLabel={t`The link could not be copied`}
      />
      <Button variant="quiet" onClick={() => window.print()} icon={<DocumentIcon size={20} />}>
        <Trans>Print</Trans>
      </Button>
      {mark}
    </div>
  );
}
