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

/**
 * Labels and placeholders of the two fields. The table holds ports alone: by air and by road the fields ask for the
 * nearest port, and the airport or the address goes into the message.
 */
function useEnds(type: EnquiryType | null) {
  const { t } = useLingui();
  if (type === 'air') {
    return {
      from: { label: <Trans>Origin (nearest port)</Trans>, placeholder: t`Shanghai, 上海 or CNSHA` },
      to: { label: <Trans>Destination (nearest port)</Trans>, placeholder: t`London, 伦敦 or GBLON` },
    };
  }
  if (type === 'land') {
    return {
      from: { label: <Trans>Collection (nearest port)</Trans>, placeholder: t`Ningbo, 宁波 or CNNGB` },
      to: { label: <Trans>Delivery (nearest port)</Trans>, placeholder: t`Shenzhen, 深圳 or CNSZX` },
    };
  }
  return {
    from: { label: <Trans>Port of loading</Trans>, placeholder: t`Ningbo, 宁波 or CNNGB` },
    to: { label: <Trans>Port of discharge</Trans>, placeholder: t`Hamburg, 汉堡 or DEHAM` },
  };
}

interface RouteFieldsProps {
  form: EnquiryForm;
  /** Whether the page is about one way of transport, whose words the two places then bear. */
  byMode: boolean;
}

/** Where from, where to, and how. */
export function RouteFields({ form: { draft, problems, change }, byMode }: RouteFieldsProps) {
  const names = useTypeNames();
  const { from, to } = useEnds(byMode ? draft.type : null);
  return (
    <div className="enquiry-route">
      <PortField {...from} value={draft.pol} error={problemWords(problems.pol)} onPick={(pol) => change({ pol })} />
      <PortField {...to} value={draft.pod} error={problemWords(problems.pod)} onPick={(pod) => change({ pod })} />
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
