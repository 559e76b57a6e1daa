import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOnline } from '#client/offline/connectivity.ts';
import { reactionTo } from '#client/offline/reactions.ts';
import { apiOf, routeQuery } from '#client/offline/route-query.ts';
import { Words } from '#client/offline/words.tsx';
import { Field } from '#client/ui/field.tsx';
import { Checkbox, Select } from '#client/ui/inputs.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { NoticeSettings } from '#contract/watch-notices.ts';
import { ETA_CHOICES, EtaWords } from './eta-choices.tsx';
import { MailAddress } from './mail-address.tsx';
import { changeSettings } from './notice-calls.ts';
import { PushSwitch } from './push-switch.tsx';

type Changes = Pick<NoticeSettings, 'etaHours' | 'mail'>;

function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => changeSettings(apiOf(client), body),
    onSuccess: (changed) => client.setQueryData(routeQuery('watch.noticeSettings', {}).queryKey, changed),
  });
}

function Choices({ settings }: { settings: NoticeSettings }) {
  const { t } = useLingui();
  const online = useOnline();
  const { mutate, isPending, variables, error } = useChange();
  const { etaHours, mail } = isPending && variables !== undefined ? variables : settings;
  const own = ETA_CHOICES.some((hours) => hours === etaHours) ? [] : [etaHours];
  return (
    <fieldset className="ui-stack watch-choices" disabled={!online}>
      <legend>
        <Trans>What and where</Trans>
      </legend>
      <Field label={<Trans>Notify me when the ETA changes</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={etaHours}
            onChange={(event) => mutate({ etaHours: Number(event.currentTarget.value), mail })}
          >
            {[...own, ...ETA_CHOICES].map((hours) => (
              <option key={hours} value={hours}>
                <EtaWords hours={hours} />
              </option>
            ))}
          </Select>
        )}
      </Field>
      {settings.mailPossible ? (
        <>
          <Checkbox
            checked={mail}
            disabled={settings.mailAddress === null}
            label={<Trans>By e-mail</Trans>}
            help={settings.mailAddress ?? t`Confirm an address below first.`}
            onChange={(event) => mutate({ etaHours, mail: event.currentTarget.checked })}
          />
          <MailAddress present={settings.mailAddress} />
        </>
      ) : null}
      {settings.pushKey === null ? null : <PushSwitch pushKey={settings.pushKey} />}
      {online ? null : (
        <p className="ui-muted">
          <Trans>Settings can be changed once you are connected.</Trans>
        </p>
      )}
      {error === null ? null : (
        <Notice tone="bad" title={<Trans>Not saved</Trans>} live="assertive">
          <Words of={reactionTo(error).words} />
        </Notice>
      )}
    </fieldset>
  );
}

/** How the person hears of changes. */
export function NoticeSettingsForm() {
  const { data } = useQuery(routeQuery('watch.noticeSettings', {}));
  return (
    <section className="ui-stack watch-settings" aria-labelledby="notice-settings">
      <h2 id="notice-settings">
        <Trans>How you are notified</Trans>
      </h2>
      {data === undefined ? (
        <p className="ui-muted">
          <Trans>Your settings are shown once you are connected.</Trans>
        </p>
      ) : (
        <Choices settings={data} />
      )}
    </section>
  );
}
