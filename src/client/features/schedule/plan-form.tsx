import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DayField } from '#client/i18n/day-field.tsx';
import { useLocale } from '#client/i18n/use-locale.ts';
import { PortField } from '#client/offline/packs/port-field.tsx';
import { askedCode, type PickedPort } from '#client/offline/recent-ports.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { IconButton } from '#client/ui/button.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { Field } from '#client/ui/field.tsx';
import { SwapIcon } from '#client/ui/icons/interface-icons.tsx';
import { Checkbox, Select } from '#client/ui/inputs.tsx';
import { textIn } from '#contract/locale.ts';
import type { ScheduleSearch } from './schedule-search.ts';
import { usePortMeant } from './use-port-meant.ts';
import { useLastStart, useWindowProblem, WindowWords } from './window-words.tsx';

interface Draft {
  /** Undefined as long as the field says what the address says. */
  pol: PickedPort | null | undefined;
  pod: PickedPort | null | undefined;
  company: string;
  from: string;
  to: string;
  direct: boolean;
}

const draftOf = ({ company = '', from = '', to = '', direct }: ScheduleSearch): Draft => ({
  pol: undefined,
  pod: undefined,
  company,
  from,
  to,
  direct: direct === '1',
});

/** The form follows the address: a link or the back button changes what stands in it. */
function useDraft(search: ScheduleSearch) {
  const address = JSON.stringify([search.pol, search.pod, search.company, search.from, search.to, search.direct]);
  const [held, setHeld] = useState({ address, draft: draftOf(search), tried: false });
  const currentOf = (some: typeof held) =>
    some.address === address ? some : { address, draft: draftOf(search), tried: false };
  const current = currentOf(held);
  if (current !== held) setHeld(current);
  return {
    ...current,
    // On what is held by then: two ports may be found at the same moment.
    change: (part: Partial<Draft>) =>
      setHeld((some) => ({ ...currentOf(some), draft: { ...currentOf(some).draft, ...part } })),
    setTried: () => setHeld((some) => ({ ...currentOf(some), tried: true })),
  };
}

/** The port that a field holds: picked here, else meant by the address. */
function usePort(picked: PickedPort | null | undefined, text: string | undefined): PickedPort | null {
  const meant = usePortMeant(text);
  if (picked !== undefined) return picked;
  if (meant.state === 'known') return meant.port;
  return text === undefined ? null : { code: text, nameEn: text, nameZh: null };
}

function CompanyField({ value, onChange }: { value: string; onChange(code: string): void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useQuery(routeQuery('apiCode.find', { query: { apiCode: 'shippingCompany', keyword: '' } }));
  const rows = data?.rows ?? [];
  return (
    <Field label={<Trans>Carrier</Trans>} help={<Trans>Carriers with schedules available here</Trans>}>
      {(control) => (
        <Select {...control} name="company" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t`All carriers`}</option>
          {value !== '' && !rows.some(({ code }) => code === value) ? <option value={value}>{value}</option> : null}
          {rows.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${textIn(locale, name)} (${code})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** PLAN-01: ports, company, days of departure, direct only. What is sent stands in the address. */
export function PlanForm({ search }: { search: ScheduleSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { draft, tried, change, setTried } = useDraft(search);
  const pol = usePort(draft.pol, search.pol);
  const pod = usePort(draft.pod, search.pod);
  const windowProblem = useWindowProblem(draft.from, draft.to);
  const lastStart = useLastStart();
  const same = pol !== null && pol.code === pod?.code;
  const missing = <Trans>Pick a port: type its code, or its name in Chinese or English.</Trans>;
  const errorOf = (port: PickedPort | null): ReactNode => (tried && port === null ? missing : null);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried();
    if (pol === null || pod === null || same || windowProblem !== null) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid], [role="combobox"][value=""]')?.focus();
      return;
    }
    const { company, from, to, direct } = draft;
    const { sort, order, view } = search;
    void navigate({
      to: '/logisticstools/shipplan',
      search: {
        pol: askedCode(pol),
        pod: askedCode(pod),
        company: company || undefined,
        from: from || undefined,
        to: to || undefined,
        direct: direct ? '1' : undefined,
        sort,
        order,
        view,
      },
      resetScroll: false,
    });
  };
  return (
    <search>
      <form action="/logisticstools/shipplan" className="plan-form" onSubmit={send} noValidate>
        <div className="plan-ports">
          <PortField
            name="pol"
            label={<Trans>Port of loading</Trans>}
            placeholder={t`Ningbo, 宁波 or CNNGB`}
            value={pol}
            error={errorOf(pol)}
            onPick={(port) => change({ pol: port })}
          />
          <IconButton
            label={t`Swap the two ports`}
            icon={<SwapIcon />}
            className="plan-swap"
            onClick={() => change({ pol: pod, pod: pol })}
          />
          <PortField
            name="pod"
            label={<Trans>Port of discharge</Trans>}
            placeholder={t`Hamburg, 汉堡 or DEHAM`}
            value={pod}
            error={same ? <Trans>The two ports are the same.</Trans> : errorOf(pod)}
            onPick={(port) => change({ pod: port })}
          />
        </div>
        <div className="plan-filters">
          <DayField
            name="from"
            label={<Trans>Departure from</Trans>}
            empty={<Trans>Leave blank for today</Trans>}
            value={draft.from}
            max={lastStart}
            error={windowProblem === 'too-far' ? <WindowWords problem={windowProblem} /> : null}
            onChange={(from) => change({ from })}
          />
          <DayField
            name="to"
            label={<Trans>Departure until</Trans>}
            empty={<Trans>Leave blank for the next four weeks</Trans>}
            value={draft.to}
            error={
              windowProblem === null || windowProblem === 'too-far' ? null : <WindowWords problem={windowProblem} />
            }
            onChange={(to) => change({ to })}
          />
          <CompanyField value={draft.company} onChange={(company) => change({ company })} />
        </div>
        <div className="plan-send">
          <button type="submit" className={buttonClass({ variant: 'primary' })}>
            <Trans>Find sailings</Trans>
          </button>
          <Checkbox
            name="direct"
            value="1"
            checked={draft.direct}
            onChange={(event) => change({ direct: event.currentTarget.checked })}
            label={<Trans>Direct only</Trans>}
          />
        </div>
      </form>
    </search>
  );
}
