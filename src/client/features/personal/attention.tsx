import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#client/ui/button-class.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import type { UserRecord } from '#contract/users.ts';
import { DeletionNotice } from './deletion-notice.tsx';

interface TaskProps {
  title: ReactNode;
  children: ReactNode;
  to: '/personal/security' | '/personal/privacy';
  hash: string;
  act: ReactNode;
}

/** Notice of one thing to do: the fact, its consequence, and a link to where it is settled. */
function Task({ title, children, to, hash, act }: TaskProps) {
  return (
    <Notice
      title={title}
      actions={
        <Link to={to} hash={hash} className={buttonClass({ variant: 'secondary' })}>
          {act}
        </Link>
      }
    >
      {children}
    </Notice>
  );
}

/** Whether the account agreed to the terms as they are now. */
export const hasAgreed = ({ consents }: UserRecord): boolean =>
  consents.some(({ version }) => version === TERMS_VERSION);

/** Tasks of an account that wait for its owner; says so where there are none. */
export function Attention({ record }: { record: UserRecord }) {
  const { hasPassword, phoneNumber, deletionAt } = record;
  const calm = hasPassword && phoneNumber !== '' && deletionAt === null && hasAgreed(record);
  return (
    <section className="ui-stack">
      {deletionAt === null ? null : <DeletionNotice deletionAt={deletionAt} />}
      {hasPassword ? null : (
        <Task
          title={<Trans>Your account has no password</Trans>}
          to="/personal/security"
          hash="password"
          act={<Trans>Set a password</Trans>}
        >
          <Trans>You log in by WeChat or by a code. With a password you can log in without your phone, too.</Trans>
        </Task>
      )}
      {phoneNumber === '' ? (
        <Task
          title={<Trans>No mobile number yet</Trans>}
          to="/personal/security"
          hash="phone"
          act={<Trans>Add a mobile number</Trans>}
        >
          <Trans>Without one you cannot log in by code, nor set a new password should you forget it.</Trans>
        </Task>
      ) : null}
      {hasAgreed(record) ? null : (
        <Task
          title={<Trans>Please read the user agreement</Trans>}
          to="/personal/privacy"
          hash="consent"
          act={<Trans>Read and agree</Trans>}
        >
          <Trans>You have not agreed to its present version yet. Your account works on as before.</Trans>
        </Task>
      )}
      {calm ? (
        <Notice tone="ok" title={<Trans>Your account is in order</Trans>}>
          <Trans>Password, mobile number and agreement are up to date. There is nothing to do.</Trans>
        </Notice>
      ) : null}
    </section>
  );
}
