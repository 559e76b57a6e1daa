/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** A mail in plain text. `replyTo` is a visitor's address, already checked. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  attachments?: Attachment[];
  /** True where a person waits for it, who is not to wait for other mails. */
  urgent?: boolean;
}

/** Sends mail. `send` rejects when no server took it. */
export interface MailPort {
  /** For the line at the start that says which adapter is active. */
  readonly name: string;
  send(mail: Mail): Promise<void>;
}
