import { type CountAddress, perMinute } from './address-limits.ts';

/** Questions that one address may ask per minute: each may cost calls to carriers, which are counted and some billed. */
const PER_MINUTE = 120;

/** Makes the function that counts an address' questions to carriers. */
export const carrierQuestions = (): CountAddress => perMinute(PER_MINUTE);
