import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another on the telephone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * A number for something a visitor sent, such as `E261121-7K3QFM`: what it is (`E` an enquiry, `M` a message), the day it
 * came, and six random signs, so that it can be read out and says nothing of how many there are.
 */
export function newReceipt(kind: 'E' | 'M', now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${kind}${day}-${signs.join('')}`;
}
