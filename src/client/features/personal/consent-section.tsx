import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import type { UserRecord } from '#contract/users.ts';
import { hasAgreed } from './attention.tsx';
import { Failure } from './failure.tsx';
import { Section } from './section.tsx';
import { usePatchRecord } from './use-own-record.ts';

/** Consents given, with their dates; asks for consent to terms that have changed since. */
export function ConsentSection({ record }: { record: UserRecord }) {
  const { t } = useLingui();
  const formats = useFormats();
  const change = useChange('users.consent');
  const patch = usePatchRecord();
  const agreed = hasAgreed(record);
  const present = formats.date(TERMS_VERSION);
  const agree = async () => {
    if ((await change.send({ body: { version: TERMS_VERSION } })) === null) return;
    patch({ consents: [...record.consents, { version: TERMS_VERSION, at: new Date().toISOString() }] });
    toasts.show({ tone: 'ok', text: t`Thank you. Your agreement is stored.` });
  };
  return (
    <Section
      id="consent"
      title={<Trans>Your agreements</Trans>}
      standing={
        agreed ? (
          <Trans>You agreed to the present version, of {present}.</Trans>
        ) : (
          <Trans>You have not agreed to the present version, of {present}.</Trans>
        )
      }
      next={
        <Trans>
          <Link to="/explain">User agreement and privacy notice</Link>: what we store, for what, and for how long.
        </Trans>
      }
    >
      <div className="ui-stack personal-act">
        {record.consents.length === 0 ? null : (
          <DescriptionList
            items={record.consents.map(({ version, at }) => ({
              key: version,
              term: <Trans>Version of {formats.date(version)}</Trans>,
              value: <Trans>Agreed {formats.time(Date.parse(at))}</Trans>,
            }))}
          />
        )}
        <Failure change={change} />
        {agreed ? null : (
          <p>
            <Button variant="primary" busy={change.busy} disabled={!change.online} onClick={() => void agree()}>
              <Trans>I have read it and agree</Trans>
            </Button>
          </p>
        )}
      </div>
    </Section>
  );
}
