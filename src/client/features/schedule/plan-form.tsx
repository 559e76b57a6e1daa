import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { Field } from '#client/ui/field.tsx';
import { Checkbox, Select, TextInput } from '#client/ui/inputs.tsx';
import { textIn } from '#contract/locale.ts';
import { PortInput } from './port-input.tsx';
import type { ScheduleSearch } from './schedule-search.ts';

/** PLAN-01: ports, company, first day of departure, direct only. What is sent stands in the address. */
export function PlanForm({ search }: { search: ScheduleSearch }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [pol, setPol] = useState({ typed: search.pol ?? '', code: search.pol ?? null });
  const [pod, setPod] = useState({ typed: search.pod ?? '', code: search.pod ?? null });
  const [tried, setTried] = useState(false);
  const companies = useQuery(routeQuery('apiCode.find', { query: { apiCode: 'shippingCompany', keyword: '' } }));
  const missing = <Trans>Enter a port by its code or pick one of the suggestions.</Trans>;
  const same = pol.code !== null && pol.code === pod.code;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (pol.code === null || pod.code === null || same) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '') || undefined;
    void navigate({
      to: '/logisticstools/shipplan',
      search: {
        ...{ pol: pol.code, pod: pod.code, company: text('company'), from: text('from'), sort: search.sort },
        direct: form.has('direct') ? '1' : undefined,
      },
    });
  };
  return (
    <search>
      <form action="/logisticstools/shipplan" className="plan-form" onSubmit={send}>
        <PortInput
          name="pol"
          label={<Trans>Port of loading</Trans>}
          value={pol.typed}
          placeholder="CNNGB"
          error={tried && pol.code === null ? missing : null}
          onChange={(typed, code) => setPol({ typed, code })}
        />
        <PortInput
          name="pod"
          label={<Trans>Port of discharge</Trans>}
          value={pod.typed}
          placeholder="NLRTM"
          error={tried && pod.code === null ? missing : same ? <Trans>The two ports are the same.</Trans> : null}
          onChange={(typed, code) => setPod({ typed, code })}
        />
        <Field label={<Trans>Shipping company</Trans>}>
          {(control) => (
            <Select {...control} name="company" defaultValue={search.company ?? ''}>
              <option value="">{t`All companies`}</option>
              {companies.data?.rows.map(({ code, name }) => (
                <option key={code} value={code}>
                  {`${textIn(locale, name)} (${code})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans>Departure from</Trans>}>
          {(control) => <TextInput {...control} type="date" name="from" defaultValue={search.from ?? ''} />}
        </Field>
        <Checkbox name="direct" value="1" defaultChecked={search.direct === '1'} label={<Trans>Direct only</Trans>} />
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          <Trans>Find sailings</Trans>
        </button>
      </form>
    </search>
  );
}
