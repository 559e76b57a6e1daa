import { Trans, useLingui } from '@lingui/react/macro';
import { tableHref } from '#client/features/dictionary/addresses.ts';
import { celsius, fahrenheit } from '#client/features/dictionary/measures.ts';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { ThermoScale } from '#client/ui/drawings/thermo-scale.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { ColdProduct } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { coldKinds } from '../containers/container-words.ts';

const BOXES = definitions.containers.path;

/** DICT-04: a product on the scale of temperatures, and the boxes that carry it. */
export function ColdDetail({ row }: DetailProps<ColdProduct>) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { locale, say } = speech;
  const inCelsius = celsius(row.minC, row.maxC, speech);
  const inFahrenheit = fahrenheit(row.minC, row.maxC, speech);
  const note = locale === 'zh_CN' ? row.noteZh : row.noteEn;
  return (
    <div className="dict-sheet">
      <div className="dict-thermo">
        <ThermoScale title={`${inCelsius}, ${inFahrenheit}`} min={row.minC} max={row.maxC} />
      </div>
      <DescriptionList
        layout="tiles"
        items={[
          { key: 'c', term: t`Celsius`, value: inCelsius },
          { key: 'f', term: t`Fahrenheit`, value: inFahrenheit },
          {
            key: 'category',
            term: t`Category`,
            value: (
              <SiteLink href={tableHref(BOXES, { view: 'cold', f: `category.${row.category}` })}>
                {say(coldKinds[row.category])}
              </SiteLink>
            ),
          },
          ...(row.humidity === null
            ? []
            : [{ key: 'humidity', term: t`Relative humidity`, value: `${row.humidity}\u00a0%` }]),
        ]}
      />
      {note === null ? null : <p className="ui-measure">{note}</p>}
      <p>
        <SiteLink href={tableHref(BOXES, { f: 'category.reefer' })}>
          <Trans>Refrigerated containers and their sizes</Trans>
        </SiteLink>
      </p>
    </div>
  );
}
