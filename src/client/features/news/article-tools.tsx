import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DocumentIcon } from '#client/ui/icons/interface-icons.tsx';
import { ShareButton } from '#client/ui/share-button.tsx';

interface ArticleToolsProps {
  title: string;
  /** Whole address of the article, in the language it is read in. */
  url: string;
  /** Whether it is on the device. */
  mark: ReactNode;
}

/** Share, print, and whether the article is on the device. */
export function ArticleTools({ title, url, mark }: ArticleToolsProps) {
  const { t } = useLingui();
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
