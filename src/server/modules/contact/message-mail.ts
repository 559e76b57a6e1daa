import type { Mail } from '#server/adapters/mail/port.ts';
import type { StoredMessage } from './repo.ts';

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 120);

/**
 * The mail that brings a message to the company. What the visitor wrote is body only; the subject takes his name, in one
 * line, and his address is where an answer goes.
 */
export function messageMail(message: StoredMessage, to: string): Mail {
  const lines = [
    `姓名 Name: ${message.fromName}`,
    `公司 Company: ${message.fromCompanyName}`,
    `电话 Phone: ${message.fromPhone}${message.verifiedBy === 'phone' ? '（已验证 verified）' : ''}`,
    `邮箱 E-mail: ${message.fromEmail}${message.verifiedBy === 'email' ? '（已验证 verified）' : ''}`,
    `编号 Number: ${message.id}`,
    '',
    message.fromMessage,
  ];
  const subject = oneLine(`网站留言 Website message: ${message.fromName}, ${message.fromCompanyName}`);
  return { to, subject, text: lines.join('\n'), replyTo: message.fromEmail };
}
