import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useSaveFile } from '#client/i18n/use-save-file.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { DocumentIcon, ShareIcon } from '#client/ui/icons/interface-icons.tsx';
import { DownloadIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { eventsAsCsv } from './event-rows.ts';
import { type HandedOver, shareBySystem } from './hand-over.ts';
import { pictureOf } from './picture.ts';
import { messageOf, tell } from './plain-words.ts';

function addressOf({ number }: TrackingAnswer): string {
  return `${window.location.origin}/logisticstools/tracking?no=${encodeURIComponent(number)}`;
}

/** Actions for an answer, all on this device: share it as text or as a picture, save it as a table, print it. */
export function ShareBar({ answer }: { answer: TrackingAnswer }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { data: company } = useQuery(routeQuery('site.company', {}));
  const [outcome, setOutcome] = useState<HandedOver | null>(null);
  const saveFile = useSaveFile();
  const told = () => tell(answer, { i18n, locale });
  const shareText = async () => {
    const { title } = told();
    const text = messageOf(told(), addressOf(answer));
    if (await shareBySystem({ title, text })) setOutcome('shared');
    else setOutcome((await copyText(text)) ? 'copied' : 'failed');
  };
  const sharePicture = async () => {
    const picture = await pictureOf(told(), company === undefined ? 'Harbourway' : textIn(locale, company.companyName));
    if (picture === null) return setOutcome('failed');
    const file = new File([picture], `${answer.number}.png`, { type: 'image/png' });
    if (await shareBySystem({ files: [file] })) return setOutcome('shared');
    setOutcome((await saveFile(() => ({ blob: file, name: file.name }))) ? 'saved' : null);
  };
  const saveTable = async () => {
    const blob = () => new Blob([eventsAsCsv(answer, { i18n, locale })], { type: 'text/csv' });
    const isSaved = await saveFile(() => ({ blob: blob(), name: `${answer.number}.csv` }));
    setOutcome(isSaved ? 'saved' : null);
  };
  const said = {
    shared: '',
    saved: t`Saved among your downloads.`,
    copied: t`Copied as text.`,
    failed: t`This browser does not allow it.`,
  };
  return (
    <>
      <Button variant="quiet" size="small" icon={<ShareIcon size={20} />} onClick={() => void shareText()}>
        <Trans>Share as text</Trans>
      </Button>
      <Button variant="quiet" size="small" icon={<ShareIcon size={20} />} onClick={() => void sharePicture()}>
        <Trans>Share as a picture</Trans>
      </Button>
      <Button variant="quiet" size="small" icon={<DownloadIcon size={20} />} onClick={() => void saveTable()}>
        <Trans>Save as CSV</Trans>
      </Button>
      <Button variant="quiet" size="small" icon={<DocumentIcon size={20} />} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <span role="status" className="ui-muted">
        {outcome === null ? '' : said[outcome]}
      </span>
    </>
  );
}
