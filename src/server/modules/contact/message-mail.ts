import { oneLine } from '#server/modules/outgoing-mail/one-line.ts';
import type { CompanyMail } from '#server/modules/outgoing-mail/service.ts';
import type { StoredMessage } from './repo.ts';

/**
 * The mail that brings a message to the company. What the visitor wrote is body only; the subject takes his name, in one
 * line, and his address is where an answer goes.
 */
export function messageMail(message: StoredMessage): CompanyMail {
  const lines = [
    `编号 Number: ${message.receipt}`,
    `姓名 Name: ${message.fromName}`,
    `公司 Company: ${message.fromCompanyName}`,
    `电话 Phone: ${message.fromPhone}${message.verifiedBy === 'phone' ? '（已验证 verified）' : ''}`,
    `邮箱 E-mail: ${message.fromEmail}${message.verifiedBy === 'email' ? '（已验证 verified）' : ''}`,
    `对象 For: ${[message.moduleType, message.type].filter(Boolean).join(' / ') || '-'}`,
    '',
    message.fromMessage,
    '',
    `(${message.id})`,
  ];
  const subject = oneLine(
    `网站留言 Website message ${message.receipt}: ${message.fromName}, ${message.fromCompanyName}`,
  );
  return { subject, text: lines.join('\n'), replyTo: message.fromEmail };
}
