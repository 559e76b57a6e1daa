import type { MailPort } from './port.ts';

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Mail over SMTP. `url` is `smtp://` or `smtps://` with user and password; the library is loaded with the first mail. */
export function smtpMail(url: string, from: string): MailPort {
  const { hostname, port } = new URL(url);
  const connect = async (maxConnections: number) => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: 8000,
      greetingTimeout: 8000,
      socketTimeout: 15_000,
      // A mail is text of ours: nothing in it may make the library read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  // Connections of their own, so that a code does not wait behind hundreds of other mails.
  const [forUrgent, forOthers] = [once(() => connect(2)), once(() => connect(4))];
  return {
    name: `SMTP at ${hostname}${port === '' ? '' : `:${port}`}`,
    async send({ to, subject, text, replyTo, attachments = [], urgent = false }) {
      const ready = await (urgent ? forUrgent() : forOthers());
      // Addresses as objects: as text they could name several, or carry headers.
      const address = (mailbox: string) => ({ name: '', address: mailbox });
      await ready.sendMail({
        from,
        to: address(to),
        subject,
        text,
        ...(replyTo === undefined ? {} : { replyTo: address(replyTo) }),
        attachments: attachments.map(({ name, mediaType, bytes }) => ({
          filename: name,
          contentType: mediaType,
          content: bytes,
        })),
      });
    },
  };
}
