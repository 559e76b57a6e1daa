import './containers.css';
import { useLingui } from '@lingui/react/macro';
import { celsius, fahrenheit, product, withUnit } from '#client/features/dictionary/measures.ts';
import { nameIn } from '#client/features/dictionary/name-pair.tsx';
import type { DetailProps } from '#client/features/dictionary/table-view.ts';
import { useSpeech } from '#client/features/dictionary/use-speech.ts';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { ContainerDrawing } from '#client/ui/drawings/container-drawing.tsx';
import { ThermoScale } from '#client/ui/drawings/thermo-scale.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Container } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { containerKinds, drawingKind } from './container-words.ts';

function Box({ row }: { row: Container }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const name = nameIn(locale, { zh: row.nameZh, en: row.nameEn });
  const { l, w, h } = row.external;
  const measure = (...millimetres: number[]) => `${product(...millimetres)} mm`;
  return (
    <ContainerDrawing
      title={t`${name} to scale: side and door end`}
      kind={drawingKind(row.category)}
      length={l}
      width={w}
      height={h}
      doorWidth={row.door?.w}
      doorHeight={row.door?.h}
      labels={{
        length: measure(l),
        width: measure(w),
        height: measure(h),
        door: row.door ? `${t`Door opening`} ${measure(row.door.w, row.door.h)}` : undefined,
      }}
    />
  );
}

function Range({ min, max }: { min: number; max: number }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const words = `${celsius(min, max, speech)}, ${fahrenheit(min, max, speech)}`;
  return (
    <div className="dict-thermo">
      <p>{words}</p>
      <ThermoScale title={words} min={min} max={max} />
      <SiteLink href={definitions['cold-box'].address}>{t`Carrying temperatures`}</SiteLink>
    </div>
  );
}

function useFacts(row: Container): Description[] {
  const { t } = useLingui();
  const speech = useSpeech();
  const { formats, say } = speech;
  const kilograms = (value: number) => `${formats.number(value)} kg`;
  const { internal, door, external, volumeM3, tempMinC, tempMaxC } = row;
  return [
    { key: 'kind', term: t`Box type`, value: say(containerKinds[row.category]) },
    { key: 'iso', term: t`ISO code`, value: row.isoCode, mono: true },
    {
      key: 'external',
      term: withUnit(t`External size`, t`L × W × H`, speech),
      value: `${product(external.l, external.w, external.h)} mm`,
    },
    ...(internal
      ? [
          {
            key: 'internal',
            term: withUnit(t`Internal size`, t`L × W × H`, speech),
            value: `${product(internal.l, internal.w, internal.h)} mm`,
          },
        ]
      : []),
    ...(door
      ? [{ key: 'door', term: withUnit(t`Door opening`, t`W × H`, speech), value: `${product(door.w, door.h)} mm` }]
      : []),
    { key: 'gross', term: t`Max. gross weight`, value: kilograms(row.grossKg) },
    { key: 'tare', term: t`Tare`, value: kilograms(row.tareKg) },
    { key: 'payload', term: t`Payload`, value: kilograms(row.payloadKg) },
    ...(volumeM3 === null ? [] : [{ key: 'volume', term: t`Volume`, value: `${formats.number(volumeM3)} m³` }]),
    ...(tempMinC === null || tempMaxC === null
      ? []
      : [{ key: 'temperature', term: t`Temperature`, value: <Range min={tempMinC} max={tempMaxC} /> }]),
  ];
}

/** DICT-03: a box to scale with its figures and what it is used for. */
export function ContainerDetail({ row, place }: DetailProps<Container>) {
  const { locale } = useSpeech();
  const facts = useFacts(row);
  return (
    <div className="dict-sheet">
      <Box row={row} />
      <p className="ui-measure">{locale === 'zh_CN' ? row.useZh : row.useEn}</p>
      <DescriptionList items={facts} layout={place === 'row' ? 'tiles' : 'rows'} />
    </div>
  );
}
