import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { roleWords } from '#client/i18n/role-words.ts';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useSession } from '#client/offline/session/session.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { UserRecord } from '#contract/users.ts';
import { Attention } from './attention.tsx';
import { Ways } from './ways.tsx';
import { WithRecord } from './with-record.tsx';

type Line = readonly [key: string, term: ReactNode, value: ReactNode];

/** Facts under a title; what is not there is said, and not left blank. */
function Facts({ title, lines }: { title: ReactNode; lines: readonly Line[] }) {
  const missing = (
    <span className="ui-muted">
      <Trans>Not given</Trans>
    </span>
  );
  return (
    <section className="personal-card ui-panel">
      <h2>{title}</h2>
      <DescriptionList
        items={lines.map(([key, term, value]) => ({ key, term, value: value === '' ? missing : value }))}
      />
    </section>
  );
}

function Record({ record }: { record: UserRecord }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const registered = record.createdAt.slice(0, 10);
  return (
    <>
      <Attention record={record} />
      <div className="personal-cards">
        <Facts
          title={<Trans>Personal information</Trans>}
          lines={[
            ['username', <Trans key="username">User name</Trans>, record.username],
            ['name', <Trans key="name">Name</Trans>, record.name],
            ['phone', <Trans key="phone">Phone number</Trans>, record.phoneNumber],
            ['role', <Trans key="role">Role</Trans>, i18n._(roleWords(record.permission))],
          ]}
        />
        <Facts
          title={<Trans>Basic information</Trans>}
          lines={[
            ['called', <Trans key="called">Display name</Trans>, record.firstName],
            ['email', <Trans key="email">E-mail</Trans>, record.email],
            ['position', <Trans key="position">Position</Trans>, record.position],
            [
              'since',
              <Trans key="since">Registered on</Trans>,
              <time key="day" dateTime={registered}>
                {formats.date(registered)}
              </time>,
            ],
          ]}
        />
        <Facts
          title={<Trans>Company information</Trans>}
          lines={[
            ['company', <Trans key="company">Company</Trans>, record.companyName],
            ['companyPhone', <Trans key="companyPhone">Company phone</Trans>, record.companyPhone],
            ['companyEmail', <Trans key="companyEmail">Company e-mail</Trans>, record.companyEmail],
            ['companyAddress', <Trans key="companyAddress">Company address</Trans>, record.companyAddress],
          ]}
        />
      </div>
      <p className="ui-row">
        <Link to="/personal/details" className={buttonClass({ variant: 'primary' })}>
          <Trans>Change my details</Trans>
        </Link>
        <Link to="/personal/security" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Change password or phone</Trans>
        </Link>
      </p>
    </>
  );
}

/** PERS-01: who one is to this site, and what waits for one. */
export function OverviewPage() {
  const session = useSession();
  return (
    <>
      <SectionHeading level={1} title={<Trans>Overview</Trans>} />
      <WithRecord>{(record) => <Record record={record} />}</WithRecord>
      {session ? <Ways /> : null}
    </>
  );
}
