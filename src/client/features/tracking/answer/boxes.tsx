import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { textIn } from '#contract/locale.ts';
import type { ContainerVO } from '#contract/tracking.ts';
import { formatContainerNumber } from '#domain/container-number.ts';
import { TrackTime } from './track-time.tsx';

function Box({ box }: { box: ContainerVO }) {
  const locale = useLocale();
  const place = box.statusLocationName === null ? null : textIn(locale, box.statusLocationName);
  return (
    <Card
      headingLevel={4}
      title={<span className="ui-code">{formatContainerNumber(box.containerNo)}</span>}
      meta={
        <>
          {box.containerType === null ? null : <Badge>{box.containerType}</Badge>}{' '}
          {box.dgunFlag ? (
            <Badge tone="warn">
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
      {box.sealNo === null ? null : (
        <p className="ui-muted">
          <Trans>Seal {box.sealNo}</Trans>
        </p>
      )}
    </Card>
  );
}

/** TRACK-03: each box of the shipment with its latest state. */
export function Boxes({ boxes }: { boxes: readonly ContainerVO[] }) {
  return (
    <div className="track-cards">
      {boxes.map((box) => (
        <Box key={box.containerNo} box={box} />
      ))}
    </div>
  );
}
