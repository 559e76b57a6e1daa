import { type Locale, textIn } from '#contract/locale.ts';
import type { PushedMessage } from '#contract/pushed-message.ts';
import { writtenTime } from '#domain/written-time.ts';
import type { Mail } from '#server/adapters/mail/port.ts';
import { oneLine } from '#server/modules/outgoing-mail/one-line.ts';
import type { StoredNotice } from './repo.ts';

/** An ISO time with offset as the clock of the port shows it. */
const moment = (locale: Locale, time: string | null): string =>
  time === null ? '' : writtenTime(locale, time.slice(0, 10), time.slice(11, 16));

/** How a person calls a shipment: by his own label, and the number. */
export function nameOf({ label, number }: Pick<StoredNotice, 'label' | 'number'>): string {
  return label === '' ? number : oneLine(`${label} (${number})`);
}

/** A change in one line. */
export function sentenceOf({ data }: StoredNotice, locale: Locale): string {
  const isChinese = locale === 'zh_CN';
  const place = data.locationName === null ? '' : ` · ${textIn(locale, data.locationName)}`;
  if (data.kind === 'eta') {
    const [from, to] = [moment(locale, data.from), moment(locale, data.time)];
    return isChinese ? `预计到港由 ${from} 改为 ${to}${place}` : `ETA changed from ${from} to ${to}${place}`;
  }
  const share = isChinese ? ` · ${data.done}/${data.total} 箱` : ` · ${data.done} of ${data.total} containers`;
  const time = data.time === null ? '' : ` · ${moment(locale, data.time)}`;
  return `${textIn(locale, data.eventName)}${place}${time}${data.total > 1 ? share : ''}`;
}

/** Where a shipment, or the inbox, is read: a path of this site. */
export function pathOf(notices: readonly StoredNotice[]): string {
  const numbers = new Set(notices.map(({ number }) => number));
  const [only] = numbers;
  return numbers.size === 1 && only !== undefined
    ? `/logisticstools/tracking?no=${encodeURIComponent(only)}`
    : '/logisticstools/notices';
}

/** One mail about all that is new, shipment by shipment. */
export function noticeMail(notices: readonly StoredNotice[], locale: Locale, origin: string): Omit<Mail, 'to'> {
  const isChinese = locale === 'zh_CN';
  const shipments = new Map<string, StoredNotice[]>();
  for (const notice of notices) shipments.set(notice.number, [...(shipments.get(notice.number) ?? []), notice]);
  const parts = [...shipments.values()].map((own) => {
    const lines = own.map((notice) => `- ${sentenceOf(notice, locale)}`);
    return [own[0] === undefined ? '' : nameOf(own[0]), ...lines, `${origin}${pathOf(own)}`].join('\n');
  });
  const [first] = notices;
  const name = first === undefined ? '' : nameOf(first);
  const many = shipments.size > 1;
  const subject = isChinese
    ? `货物动态：${many ? `${shipments.size} 票货物有更新` : name}`
    : `Shipment update: ${many ? `${shipments.size} shipments` : name}`;
  const end = isChinese
    ? `以上时间均为港口当地时间。如不再需要这类邮件，请在此关闭：\n${origin}/logisticstools/notices`
    : `All times are local times of the ports. You can turn these mails off here:\n${origin}/logisticstools/notices`;
  return { subject: oneLine(subject), text: [...parts, end].join('\n\n') };
}

const LINES_SHOWN = 3;

/** One message about all that is new. */
export function pushedMessage(notices: readonly StoredNotice[], locale: Locale, unread: number): PushedMessage {
  const [first] = notices;
  const numbers = new Set(notices.map(({ number }) => number));
  const one = numbers.size === 1 && first !== undefined;
  const title = one
    ? nameOf(first)
    : locale === 'zh_CN'
      ? `${numbers.size} 票货物有更新`
      : `${numbers.size} shipments have news`;
  const lines = notices
    .slice(-LINES_SHOWN)
    .map((notice) => (one ? '' : `${nameOf(notice)}: `) + sentenceOf(notice, locale));
  const tag = `shipments-${notices.at(-1)?.id ?? 0}`;
  return { title, body: lines.join('\n'), url: pathOf(notices), tag, unread };
}
