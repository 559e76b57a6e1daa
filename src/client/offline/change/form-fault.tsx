import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Reaction } from '../reactions.ts';
import { Words } from '../words.tsx';

/** A fault in a line of any form; `said` holds the words on the server's refusal. */
export type FormFault = 'empty' | 'phone' | 'email' | 'sign' | { said: Reaction['words'] };

/** Gives the specified words for a field's fault; nothing when the field is right. */
export function formFaultWords(fault: FormFault | undefined): ReactNode {
  if (fault === undefined) return undefined;
  if (typeof fault === 'object') return <Words of={fault.said} />;
  switch (fault) {
    case 'empty':
      return <Trans>Please Enter</Trans>;
    case 'phone':
      return <Trans>Please fill in the correct phone number</Trans>;
    case 'email':
      return <Trans>Please enter the correct email address</Trans>;
    case 'sign':
      return <Trans>It contains a character that cannot be sent.</Trans>;
  }
}
