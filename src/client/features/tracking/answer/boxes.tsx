import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useOnPaper } from '#client/lib/use-on-paper.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { WarningIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { ContainerVO, TrackingAnswer } from '#contract/tracking.ts';
import { formatContainerNumber } from '#domain/container-number.ts';
import { lineOfBox } from '#domain/tracking/box-line.ts';
import { wholeDaysLate } from '#domain/tracking/delay-days.ts';
import { isOnLine } from '#domain/tracking/present-line.ts';
import { Milestones } from './milestones.tsx';
import { TrackTime } from './track-time.tsx';

/** A bill of hundreds of boxes shows so many at first. */
const SHOWN = 20;

/** TRACK-03: what is known of a box; what nobody has told is left out. */
function useFacts(box: ContainerVO): Description[] {
  const vessel = [box.vesselName, box.voyage].filter((part) => part !== null).join(' · ');
  const ports = [box.loadingCode, box.dischargeCode].map((code) => code ?? '…').join(' → ');
  const facts = [
    {
      key: 'direct',
      term: <Trans>Export or import</Trans>,
      value: box.directFlag && (box.directFlag === 'E' ? <Trans>Export</Trans> : <Trans>Import</Trans>),
    },
    { key: 'vessel', term: <Trans>Vessel and voyage</Trans>, value: vessel || null },
    { key: 'seal', term: <Trans>Seal</Trans>, value: box.sealNo, mono: true },
    { key: 'size', term: <Trans>Size</Trans>, value: box.containerSize && <Trans>{box.containerSize} feet</Trans> },
    {
      key: 'type',
      term: <Trans>Type</Trans>,
      value: box.containerType && `${box.containerType} (${box.isoCode ?? ''})`.replace(' ()', ''),
    },
    { key: 'owner', term: <Trans>Owner</Trans>, value: box.containerOwner, mono: true },
    {
      key: 'ports',
      term: <Trans>Loading and discharge</Trans>,
      value: box.loadingCode === null && box.dischargeCode === null ? null : ports,
      mono: true,
    },
    {
      key: 'load',
      term: <Trans>Full or empty</Trans>,
      value: box.empty === null ? null : box.empty ? <Trans>Empty</Trans> : <Trans>Full</Trans>,
    },
    {
      key: 'dangerous',
      term: <Trans>Dangerous goods</Trans>,
      value: box.dgunFlag === null ? null : box.dgunFlag ? <Trans>Yes</Trans> : <Trans>No</Trans>,
    },
    { key: 'operator', term: <Trans>Carrier</Trans>, value: box.carrierOperation, mono: true },
  ];
  return facts.filter(({ value }) => value !== null);
}

function Box({ box, answer, onPaper }: { box: ContainerVO; answer: TrackingAnswer; onPaper: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const facts = useFacts(box);
  const hasLine = answer.eventVO.some(
    ({ eventCode, containerNo }) => isOnLine(eventCode) && (containerNo ?? box.containerNo) === box.containerNo,
  );
  const place = box.statusLocationName === null ? null : textIn(locale, box.statusLocationName);
  const number = formatContainerNumber(box.containerNo);
  return (
    <Card
      headingLevel={4}
      title={<span className="ui-code">{number}</span>}
      meta={
        <>
          {box.containerType === null ? null : <Badge>{box.containerType}</Badge>}{' '}
          {box.dgunFlag ? (
            <Badge tone="warn" icon={<WarningIcon size={18} />}>
              <Trans>Dangerous goods</Trans>
            </Badge>
          ) : null}
        </>
      }
    >
      {box.containerStatusName === null ? null : (
        <p>
          <b>{textIn(locale, box.containerStatusName)}</b>
          {place === null ? null : <Trans>, {place}</Trans>}
          {box.statusTime === null ? null : (
            <>
              <br />
              <TrackTime time={box.statusTime} />
            </>
          )}
        </p>
      )}
      <DescriptionList items={facts} />
      {answer.containerVO.length > 1 && hasLine ? (
        <Disclosure
          summary={<Trans>Events of this container</Trans>}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          {open || onPaper ? (
            <Milestones
              label={t`Milestones of container ${number}`}
              milestones={lineOfBox(answer.eventVO, box.containerNo)}
              late={wholeDaysLate(answer.summary.delayDays) > 0}
            />
          ) : null}
        </Disclosure>
      ) : null}
    </Card>
  );
}

/** TRACK-03: each box of the shipment with its latest state, its facts and its own line. */
export function Boxes({ answer }: { answer: TrackingAnswer }) {
  const [asked, setAsked] = useState(false);
  const onPaper = useOnPaper();
  const all = asked || onPaper;
  const boxes = answer.containerVO;
  const rest = boxes.length - SHOWN;
  return (
    <>
      <div className="track-cards">
        {boxes.slice(0, all ? boxes.length : SHOWN).map((box) => (
          <Box key={box.containerNo} box={box} answer={answer} onPaper={onPaper} />
        ))}
      </div>
      {all || rest <= 0 ? null : (
        <Button onClick={() => setAsked(true)}>
          <Plural value={rest} one="Show # more container" other="Show # more containers" />
        </Button>
      )}
    </>
  );
}
