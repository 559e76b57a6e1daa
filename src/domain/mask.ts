/** A phone number with its middle hidden, `138****5678`; empty stays empty. */
export function maskPhone(phoneNumber: string): string {
  return phoneNumber.length < 8
    ? phoneNumber.replace(/./g, '*')
    : `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`;
}

/** An e-mail address with its name hidden but for the first letter, `l***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** A phone number or an e-mail address, whichever it is, as {@link maskPhone} or {@link maskEmail}. */
export function maskContact(contact: string): string {
  return contact.includes('@') ? maskEmail(contact) : maskPhone(contact);
}

/** An IP address without its last part, for people: `203.0.113.*`, or the first three groups of an IPv6 address. */
export function maskAddress(address: string): string {
  if (!address.includes(':')) return address.replace(/\.\d+$/, '.*');
  return `${address.split(':').slice(0, 3).join(':')}:*`;
}
