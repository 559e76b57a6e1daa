import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formFaultWords } from '#client/offline/change/form-fault.tsx';
import { PASSWORD_MIN } from '#contract/account-limits.ts';
import type { AccountFault } from './account-rules.ts';

/** Message about the fault of a field, in the specified words; the server's own sentence where it gave one. */
export function faultWords(fault: AccountFault | undefined): ReactNode {
  switch (fault) {
    case 'username':
      return <Trans>3 to 32 letters, digits, dots, dashes or underscores, and not only digits</Trans>;
    case 'short':
      return <Trans>At least {PASSWORD_MIN} characters</Trans>;
    case 'mismatch':
      return <Trans>The passwords entered twice do not match</Trans>;
    default:
      return formFaultWords(fault);
  }
}
