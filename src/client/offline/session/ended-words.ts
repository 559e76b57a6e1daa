import { msg } from '@lingui/core/macro';
import { leaseAt } from './lease.ts';

const lockedWords = msg`Your login has expired. What this device keeps for your account is locked until you log in again.`;
const removedWords = msg`Your login has ended. What this device kept for your account has been removed.`;

/** The words on a session that was found over: the device's data for the account is locked or removed. */
export const endedWords = () => (leaseAt(Date.now()) === 'locked' ? lockedWords : removedWords);
