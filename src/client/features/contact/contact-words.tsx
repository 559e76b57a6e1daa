import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContactFault } from './contact-rules.ts';

/** What is wrong with a field, in the specified words; the server's own sentence where it said one. */
export function faultWords(fault: ContactFault | undefined): ReactNode {
  if (fault === undefined) return undefined;
  if (typeof fault === 'object') return fault.said;
  switch (fault) {
    case 'empty':
      return <Trans>Please Enter</Trans>;
    case 'phone':
      return <Trans>Please fill in the correct phone number</Trans>;
    case 'email':
      return <Trans>Please enter the correct email address</Trans>;
    case 'sign':
      return <Trans>There is a sign in it that cannot be sent.</Trans>;
  }
}
