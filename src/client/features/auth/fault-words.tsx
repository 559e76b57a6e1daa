import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PASSWORD_MIN } from '#contract/account-limits.ts';
import type { AccountFault } from './account-rules.ts';

/** What is wrong with a field, in the specified words; the server's own sentence where it said one. */
export function faultWords(fault: AccountFault | undefined): ReactNode {
  if (fault === undefined) return undefined;
  if (typeof fault === 'object') return fault.said;
  switch (fault) {
    case 'empty':
      return <Trans>Please Enter</Trans>;
    case 'phone':
      return <Trans>Please fill in the correct phone number</Trans>;
    case 'email':
      return <Trans>Please enter the correct email address</Trans>;
    case 'username':
      return <Trans>3 to 32 letters, digits, dots, dashes or underscores, and not only digits</Trans>;
    case 'short':
      return <Trans>At least {PASSWORD_MIN} characters</Trans>;
    case 'mismatch':
      return <Trans>The passwords entered twice do not match</Trans>;
    case 'sign':
      return <Trans>There is a sign in it that cannot be sent</Trans>;
  }
}
