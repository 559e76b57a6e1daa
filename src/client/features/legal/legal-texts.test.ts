import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '#client/offline/session/lease.ts';
import { CODE_SECONDS, CONTACT_KEEP_DAYS, DELETION_DAYS, GRANT_HOURS, OUTBOX_DAYS } from '#contract/account-limits.ts';
import { type Bilingual, LOCALE_KEY } from '#contract/locale.ts';
import { NOTICE_DAYS } from '#contract/tracking-kinds.ts';
import { agreement } from './agreement.ts';
import type { LegalText } from './legal-text.ts';
import { privacy } from './privacy.ts';

function sentencesOf({ title, lead, sections }: LegalText): Bilingual[] {
  return [title, lead, ...sections.flatMap((part) => [part.title, ...part.paragraphs, ...(part.points ?? [])])];
}

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
const tongues = ['zh', 'en'] as const;
const textOf = (text: LegalText, tongue: (typeof tongues)[number]) =>
  sentencesOf(text)
    .map((sentence) => sentence[tongue])
    .join('\n');

describe('AUTH-05 the texts that one agrees to', () => {
  it('name the same figures in both languages, sentence by sentence', () => {
    // Titles are numbered in English by figures and in Chinese by characters.
    for (const { title: _, ...section } of [agreement, privacy].flatMap(({ sections }) => sections)) {
      for (const { zh, en } of [...section.paragraphs, ...(section.points ?? [])]) {
        expect(figuresOf(en), en).toEqual(figuresOf(zh));
      }
    }
  });

  it.each(tongues)('say how long the product keeps what it keeps (%s)', (tongue) => {
    const spans = {
      zh: [`${CONTACT_KEEP_DAYS}天`, `${CODE_SECONDS / 60}分钟`, `${GRANT_HOURS}小时`, `${NOTICE_DAYS}天`],
      en: [`${CONTACT_KEEP_DAYS} days`, `${CODE_SECONDS / 60} minutes`, `${GRANT_HOURS} hours`, `${NOTICE_DAYS} days`],
    };
    const device = {
      zh: [`${OUTBOX_DAYS}天`, `${LEASE_MS / 3_600_000}小时`, `${DELETION_DAYS}天`],
      en: [`${OUTBOX_DAYS} days`, `${LEASE_MS / 3_600_000} hours`, `${DELETION_DAYS} days`],
    };
    const text = textOf(privacy, tongue);
    for (const span of [...spans[tongue], ...device[tongue]]) expect(text).toContain(span);
    expect(textOf(agreement, tongue)).toContain(device[tongue][2]);
  });

  it.each(tongues)('name each cookie, and everybody who may learn something (%s)', (tongue) => {
    const text = textOf(privacy, tongue);
    for (const cookie of [LOCALE_KEY, 'session', 'browser']) expect(text).toContain(`“${cookie}”`);
    const others = {
      zh: ['短信与邮件服务商', '承运人', '微信', '推送服务', '高德地图', '主管机关'],
      en: ['text-message and e-mail services', 'carriers', 'WeChat', 'push service', 'AMap', 'authorities'],
    };
    for (const other of others[tongue]) expect(text).toContain(other);
  });

  it('have no section twice, since each has an address', () => {
    const ids = [agreement, privacy].flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
