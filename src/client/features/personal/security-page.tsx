import { Trans } from '@lingui/react/macro';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { WechatSection } from './wechat-section.tsx';
import { WithRecord } from './with-record.tsx';

/** PERS-02, PERS-03: how one logs in, and where one is logged in. */
export function SecurityPage() {
  return (
    <>
      <SectionHeading level={1} title={<Trans>Login and security</Trans>} />
      <WithRecord>
        {(record) => (
          <>
            <PasswordSection record={record} />
            <PhoneSection record={record} />
            <WechatSection record={record} />
            <SessionsSection />
            <LeavingSection />
          </>
        )}
      </WithRecord>
    </>
  );
}
