import { Trans, useLingui } from '@lingui/react/macro';
import { PortField } from '#client/offline/packs/port-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { ChoiceSelect } from '#client/ui/inputs.tsx';
import { ENQUIRY_TYPES, type EnquiryType } from '#contract/enquiry-kinds.ts';
import { problemWords } from './problem-words.tsx';
import type { EnquiryForm } from './use-enquiry.ts';

function useTypeNames(): Readonly<Record<EnquiryType, string>> {
  const { t } = useLingui();
  return { sea: t`Sea freight`, combined: t`Multimodal`, land: t`Road freight`, air: t`Air freight` };
}

/** Where from, where to, and how. */
export function RouteFields({ form: { draft, problems, change } }: { form: EnquiryForm }) {
  const { t } = useLingui();
  const names = useTypeNames();
  return (
    <div className="enquiry-route">
      <PortField
        label={<Trans>Port of loading</Trans>}
        placeholder={t`Ningbo, 宁波 or CNNGB`}
        value={draft.pol}
        error={problemWords(problems.pol)}
        onPick={(pol) => change({ pol })}
      />
      <PortField
        label={<Trans>Port of discharge</Trans>}
        placeholder={t`Hamburg, 汉堡 or DEHAM`}
        value={draft.pod}
        error={problemWords(problems.pod)}
        onPick={(pod) => change({ pod })}
      />
      <Field label={<Trans>Transport</Trans>}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={ENQUIRY_TYPES}
            value={draft.type}
            wordOf={(type) => names[type]}
            onChoose={(type) => change({ type })}
          />
        )}
      </Field>
    </div>
  );
}
