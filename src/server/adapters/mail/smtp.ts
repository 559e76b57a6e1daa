import type { MailPort } from './port.ts';

/** Mail over SMTP. `url` is `smtp://` or `smtps://` with user and password; the library is loaded with the first mail. */
export function smtpMail(url: string, from: string): MailPort {
  const { hostname, port } = new URL(url);
  let transport: Promise<import('nodemailer').Transporter> | undefined;
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 8000,
      greetingTimeout: 8000,
      socketTimeout: 15_000,
      // A mail is text of ours: nothing in it may make the library read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    name: `SMTP at ${hostname}${port === '' ? '' : `:${port}`}`,
    async send({ to, subject, text, replyTo, attachments = [] }) {
      transport ??= connect();
      const ready = await transport;
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
