import { msg } from '@lingui/core/macro';
import { leaseAt } from './lease.ts';

const lockedWords = msg`Your login has expired. What this device keeps for your account is locked until you log in again.`;
const removedWords = msg`Your login has ended. What this device kept for your account has been removed.`;

/** What a session that was found over means for what the device keeps. */
export const endedWords = () => (leaseAt(Date.now()) === 'locked' ? lockedWords : removedWords);
