import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { usePack } from '#client/offline/packs/use-pack.ts';
import { keepForGood } from '#client/offline/saving/keep-for-good.ts';
import { useNow } from '#client/offline/use-now.ts';
import { DATASETS, type Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { StockRow } from './stock-row.tsx';

interface PackRowProps {
  dataset: Dataset;
  blocked: boolean;
  onChange(): void;
}

function PackRow({ dataset, blocked, onChange }: PackRowProps) {
  const formats = useFormats();
  const state = usePack(dataset);
  const saved = 'saved' in state ? state.saved : null;
  const now = useNow() ?? saved?.savedAt ?? 0;
  const version = saved?.version;
  const size = formats.bytes(saved?.bytes ?? 0);
  const age = formats.age(saved?.savedAt ?? now, now);
  const save = async () => {
    void keepForGood();
    await packs.install(dataset);
    onChange();
  };
  return (
    <StockRow
      name={textIn(useLocale(), definitions[dataset].title)}
      saved={saved !== null}
      complete={saved !== null}
      busy={state.kind === 'loading'}
      blocked={blocked}
      facts={
        state.kind === 'failed' ? (
          <Trans>Could not be saved just now.</Trans>
        ) : saved ? (
          <Trans>
            Saved: version {version}, {size}, checked {age}
          </Trans>
        ) : (
          <Trans>Not saved</Trans>
        )
      }
      onSave={() => void save()}
      onRemove={() => void packs.remove(dataset).then(onChange)}
    />
  );
}

/** The tables of the dictionary, each with what of it is on this device. */
export function PackRows(props: Omit<PackRowProps, 'dataset'>) {
  return DATASETS.map((dataset) => <PackRow key={dataset} dataset={dataset} {...props} />);
}
