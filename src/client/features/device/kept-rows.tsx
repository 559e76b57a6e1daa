import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useFormats } from '#client/i18n/use-formats.ts';
import { policiesByResource, type Resource } from '#client/offline/saving/resources.ts';
import { SAVE_PARTS, type SavePart } from '#client/offline/saving/save-plan.ts';
import type { Kept, Stock } from '#client/offline/saving/stock.ts';
import { trip, useTrip } from '#client/offline/saving/trip.ts';
import { useNow } from '#client/offline/use-now.ts';
import { resourceNames } from './resource-words.ts';
import { StockRow } from './stock-row.tsx';

const asPart = (resource: Resource): SavePart | undefined => SAVE_PARTS.find((part) => part === resource);

/** Resources whose single answers are kept, in the order of the policy table; packs have rows of their own. */
const keeping = [...policiesByResource()].flatMap(([resource, rules]) => {
  const kept = rules.filter((rule) => 'read' in rule && rule.read === 'keep');
  if (resource === 'dictionary' || kept.length === 0) return [];
  return [{ resource, restricted: kept.every((rule) => rule.restricted) }];
});

interface RowProps {
  resource: Resource;
  kept: Kept | undefined;
  onChange(): void;
}

function KeptRow({ resource, kept, onChange }: RowProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const formats = useFormats();
  const { running, parts } = useTrip();
  const now = useNow() ?? kept?.newest ?? 0;
  const name = resourceNames[resource];
  if (name === null) return null;
  const part = asPart(resource);
  const count = kept?.count ?? 0;
  const size = formats.bytes(kept?.bytes ?? 0);
  const age = formats.age(kept?.newest ?? now, now);
  const remove = async () => {
    const { removeKept } = await import('#client/offline/device-storage.ts');
    await removeKept(resource);
    if (part) trip.lose([part]);
    onChange();
  };
  return (
    <StockRow
      name={i18n._(name)}
      saved={count > 0}
      complete={count > 0 && part !== undefined && parts[part]?.kind === 'saved'}
      busy={part !== undefined && parts[part]?.kind === 'saving' && running}
      blocked={running}
      facts={
        count > 0 ? (
          <Trans>
            <Plural value={count} one="# page" other="# pages" />, {size}, newest {age}
          </Trans>
        ) : (
          <Trans>Nothing kept yet</Trans>
        )
      }
      onSave={part && (() => void trip.saveOne(client, part))}
      onRemove={() => void remove()}
    />
  );
}

function PictureRow({ stock, onChange }: { stock: Stock; onChange(): void }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { count, bytes } = stock.pictures;
  const size = formats.bytes(bytes);
  if (count === 0) return null;
  const remove = async () => {
    const { removePictures } = await import('#client/offline/device-storage.ts');
    await removePictures();
    // Which of them had pictures is not noted; what is there already is saved again in no time.
    trip.lose(SAVE_PARTS.filter((part) => part !== 'dictionary'));
    onChange();
  };
  return (
    <StockRow
      name={t`Pictures`}
      saved
      facts={
        <Trans>
          <Plural value={count} one="# picture" other="# pictures" />, {size}
        </Trans>
      }
      onRemove={() => void remove()}
    />
  );
}

/** Rows of the data kept for each part of the site, whether it was opened or saved by hand. */
export function KeptRows({ stock, onChange }: { stock: Stock | null; onChange(): void }) {
  return (
    <>
      {keeping
        // Restricted parts have a row only when the device holds something of them.
        .filter(({ resource, restricted }) => !restricted || stock?.answers[resource] !== undefined)
        .map(({ resource }) => (
          <KeptRow key={resource} resource={resource} kept={stock?.answers[resource]} onChange={onChange} />
        ))}
      {stock ? <PictureRow stock={stock} onChange={onChange} /> : null}
    </>
  );
}
