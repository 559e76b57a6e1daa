import type { FastifyBaseLogger } from 'fastify';
import { maskContact } from '#domain/mask.ts';

/** Events worth finding again when an account was attacked (ASVS 16.3). */
type SecurityEvent =
  | 'captcha.failed'
  | 'code.sent'
  | 'code.failed'
  | 'contact.refused'
  | 'login.succeeded'
  | 'login.failed'
  | 'login.refused'
  | 'logout'
  | 'session.refused'
  | 'access.refused'
  | 'account.created'
  /** A way to log in, or an address that we write to, is there or gone; not what an account merely shows. */
  | 'account.changed'
  | 'account.deletion'
  | 'password.changed'
  | 'phone.changed'
  | 'upload.refused';

/** Details of an event: never a password, a token or a code. `contact` is masked before it is written. */
interface Details {
  account?: string;
  contact?: string;
  /** The visitor's address. */
  address?: string;
  purpose?: string;
  method?: string;
  reason?: string;
  call?: string;
}

/** Writes a security event as one line of the log; JSON, so that nothing a visitor typed can begin a line of its own. */
export function logSecurity(log: FastifyBaseLogger, event: SecurityEvent, { contact, ...details }: Details): void {
  log.info({ security: event, ...details, ...(contact === undefined ? {} : { contact: maskContact(contact) }) }, event);
}
