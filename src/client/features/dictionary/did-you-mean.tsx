import { Trans } from '@lingui/react/macro';
import { verbatim } from '#client/lib/verbatim.ts';
import { InfoIcon } from '#client/ui/icons/status-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { foldBase, isWide, join } from '#domain/search/fold.ts';
import { namesOf } from './identity.ts';
import { useMark } from './marked.tsx';
import { nameIn, orderedNames } from './name-pair.tsx';
import type { Speech, TableView } from './table-view.ts';

const SUGGESTIONS = 3;

interface DidYouMeanProps<Name extends Dataset> {
  table: Pick<TableView<Name>, 'dataset'>;
  rows: readonly DatasetRows[Name][];
  speech: Speech;
  keyword: string;
  hrefFor(word: string): string;
}

/** Whether a row bears a keyword letter by letter; errors are looked for beside few exact hits too. */
export function bears<Name extends Dataset>(dataset: Name, row: DatasetRows[Name], keyword: string): boolean {
  const wanted = join(foldBase(keyword));
  const { codes, names } = definitions[dataset].texts(row);
  return [...codes, ...names].some((text) => join(foldBase(text)).includes(wanted));
}

/** The hits differ from what was typed by a typing error: says so and offers the names as they are spelt. */
export function DidYouMean<Name extends Dataset>({ table, rows, speech, keyword, hrefFor }: DidYouMeanProps<Name>) {
  const mark = useMark();
  const [first] = rows;
  if (first === undefined || bears(table.dataset, first, keyword)) return null;
  // Offered in the script that was typed, as its error is in that one.
  const chinese = isWide(foldBase(keyword));
  const words = rows.map((row) => ({
    word: (chinese ? namesOf(row).zh : namesOf(row).en) ?? nameIn(speech.locale, namesOf(row)),
    names: orderedNames(speech.locale, namesOf(row)),
  }));
  // A hit by a second name or by its country is a hit, but not what the visitor misspelt.
  const meant = words.filter(
    ({ names }, index) => index === 0 || chinese || names.some(({ text }) => mark?.(text).length),
  );
  const distinct = meant.filter(({ word }, index) => meant.findIndex((other) => other.word === word) === index);
  return (
    <p className="dict-mean">
      <InfoIcon size={20} />
      <span>
        <Trans>Spelt nearly like “{verbatim(keyword)}”. Did you mean:</Trans>
      </span>
      {distinct.slice(0, SUGGESTIONS).map(({ word, names }) => (
        <SiteLink key={word} href={hrefFor(word)} className="ui-chip">
          {names.map(({ text, lang }) => (
            <span key={lang} lang={lang}>
              {text}
            </span>
          ))}
        </SiteLink>
      ))}
    </p>
  );
}
