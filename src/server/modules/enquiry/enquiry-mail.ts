import type { CargoType, EnquiryType } from '#contract/enquiry-kinds.ts';
import type { Port } from '#contract/tables.ts';
import { oneLine } from '#server/modules/outgoing-mail/one-line.ts';
import type { CompanyMail } from '#server/modules/outgoing-mail/service.ts';
import type { StoredEnquiry } from './repo.ts';

/** An enquiry with the ports it names. */
interface MailedEnquiry extends StoredEnquiry {
  pol: Port;
  pod: Port;
}

/** Labels of an enquiry's two ports. By air and by road the sender was asked for those nearest to its ends. */
const PORTS = { from: '起运港 Port of loading', to: '目的港 Port of discharge' };

/** How the ways of transport are called, and what the form asked for by them. */
const TYPES: Readonly<Record<EnquiryType, { name: string; from: string; to: string }>> = {
  sea: { name: '海运 sea', ...PORTS },
  combined: { name: '多式联运 multimodal', ...PORTS },
  land: {
    name: '陆运 road',
    from: '提货地（就近港口） Collection (nearest port)',
    to: '送货地（就近港口） Delivery (nearest port)',
  },
  air: {
    name: '空运 air',
    from: '起运地（就近港口） Origin (nearest port)',
    to: '目的地（就近港口） Destination (nearest port)',
  },
};
const CARGO: Readonly<Record<CargoType, string>> = {
  general: '普通货物 general cargo',
  dangerous: '危险品 dangerous goods',
  reefer: '温控货物 temperature controlled',
  oversize: '超限或重大件 oversize or heavy',
};

const portText = ({ code, nameZh, nameEn }: Port): string => [nameZh, nameEn, code].filter(Boolean).join(' ');

function loadText({ load }: StoredEnquiry['enquiry']): string {
  if (load.kind === 'boxes') return load.boxes.map(({ type, count }) => `${count} × ${type}`).join(', ');
  const parts = [
    `${load.weightKg} kg`,
    load.volumeM3 === null ? '' : `${load.volumeM3} m³`,
    load.packages === null ? '' : `${load.packages} 件 packages`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The mail that brings an enquiry to the company: whoever opens it can quote a rate from it. */
export function enquiryMail({ receipt, locale, enquiry, pol, pod }: MailedEnquiry): CompanyMail {
  const { verifiedBy } = enquiry;
  const { name, from, to } = TYPES[enquiry.type];
  const lines = [
    `编号 Number: ${receipt}`,
    `${from}: ${portText(pol)}`,
    `${to}: ${portText(pod)}`,
    `运输方式 Transport: ${name}`,
    `货物 Goods: ${enquiry.goods}`,
    `类别 Kind: ${CARGO[enquiry.cargoType]}`,
    `数量 Load: ${loadText(enquiry)}`,
    `货好日期 Ready on: ${enquiry.readyDate ?? '-'}`,
    '',
    `姓名 Name: ${enquiry.fromName}`,
    `公司 Company: ${enquiry.fromCompanyName || '-'}`,
    `电话 Phone: ${enquiry.fromPhone || '-'}${verifiedBy === 'phone' ? '（已验证 verified）' : ''}`,
    `邮箱 E-mail: ${enquiry.fromEmail || '-'}${verifiedBy === 'email' ? '（已验证 verified）' : ''}`,
    `语言 Language: ${locale === 'zh_CN' ? '中文' : 'English'}`,
    '',
    enquiry.fromMessage,
  ];
  const subject = oneLine(`网站询价 Rate enquiry ${receipt}: ${pol.code} - ${pod.code}, ${enquiry.goods}`);
  return { subject, text: lines.join('\n'), ...(enquiry.fromEmail === '' ? {} : { replyTo: enquiry.fromEmail }) };
}
