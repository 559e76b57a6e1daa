import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#contract/account-limits.ts';
import { checkDraft, contactOf, isRequest } from './check-draft.ts';
import { type EnquiryDraft, emptyDraft, isEmptyDraft, parseDraft, withType } from './draft.ts';

const TODAY = '2026-11-21';

const filled: EnquiryDraft = {
  ...emptyDraft('sea'),
  pol: { code: 'CNNGB', nameEn: 'Ningbo', nameZh: '宁波' },
  pod: { code: 'DEHAM', nameEn: 'Hamburg', nameZh: null },
  goods: ' Garden furniture ',
  fromName: 'Lin Hao',
  fromPhone: '13800138000',
  id: '8f4e9d8a-7a34-4a0f-9a52-1d6c1f6f7b10',
};

/** Problems of a filled form after a change; empty when the form is valid. */
const wrong = (change: Partial<EnquiryDraft>) => {
  const checked = checkDraft({ ...filled, ...change }, TODAY);
  return isRequest(checked) ? {} : checked;
};

describe('HOME-02 what the form sends', () => {
  it('is the request of the contract, texts without spaces around them', () => {
    expect(checkDraft(filled, TODAY)).toEqual({
      id: filled.id,
      moduleType: 'product',
      type: 'sea',
      polCode: 'CNNGB',
      podCode: 'DEHAM',
      cargoType: 'general',
      goods: 'Garden furniture',
      load: { kind: 'boxes', boxes: [{ type: '40HQ', count: 1 }] },
      readyDate: null,
      fromName: 'Lin Hao',
      fromPhone: '13800138000',
      fromEmail: '',
      fromCompanyName: '',
      fromMessage: '',
      verifiedBy: 'phone',
      consent: TERMS_VERSION,
    });
  });

  it('reads a comma as the decimal sign it is in half of the world', () => {
    const checked = checkDraft({ ...filled, kind: 'loose', weightKg: '12,5' }, TODAY);
    expect(checked).toMatchObject({ load: { kind: 'loose', packages: null, weightKg: 12.5, volumeM3: null } });
  });

  it.each([
    ['12,500', 12_500],
    ['1,250.5', 1250.5],
    ['0,8', 0.8],
    ['１２５０', 1250],
  ])('takes %j for what whoever types it means', (typed, kilograms) => {
    const checked = checkDraft({ ...filled, kind: 'loose', weightKg: typed, volumeM3: typed }, TODAY);
    expect(checked).toMatchObject({ load: { weightKg: kilograms, volumeM3: kilograms } });
  });

  it('takes a count in full-width digits', () => {
    const checked = checkDraft({ ...filled, boxes: [{ type: '20GP', count: '１２' }] }, TODAY);
    expect(checked).toMatchObject({ load: { boxes: [{ type: '20GP', count: 12 }] } });
  });

  it('is by weight and volume when it goes by air, whatever was chosen for the sea', () => {
    const weighed = { ...filled, weightKg: '320', volumeM3: '1,5' };
    const byAir = { type: 'air', load: { kind: 'loose', packages: null, weightKg: 320, volumeM3: 1.5 } };
    expect(checkDraft({ ...weighed, type: 'air' }, TODAY)).toMatchObject(byAir);
    expect(checkDraft(withType(weighed, 'air'), TODAY)).toMatchObject(byAir);
    expect(checkDraft({ ...filled, type: 'air' }, TODAY)).toEqual({ weightKg: 'missing' });
  });

  it.each(['+86 138-0013-8000', '0086 13800138000', '１３８００１３８０００'])(
    'takes %j as a browser fills it in for the number that a code goes to',
    (fromPhone) => {
      const draft = { ...filled, fromPhone };
      expect(checkDraft(draft, TODAY)).toMatchObject({ fromPhone: '13800138000', verifiedBy: 'phone' });
      expect(contactOf(draft)).toEqual({ by: 'phone', address: '13800138000' });
    },
  );
});

describe('HOME-02 what the form says before anything is sent', () => {
  it('names everything that is missing in an empty form', () => {
    const checked = checkDraft({ ...emptyDraft('sea'), id: filled.id }, TODAY);
    expect(checked).toEqual({ pol: 'port', pod: 'port', goods: 'missing', fromName: 'missing', fromEmail: 'reach' });
  });

  it.each<[string, Partial<EnquiryDraft>, object]>([
    ['one port twice', { pod: filled.pol }, { pod: 'same-port' }],
    ['a phone number that is none', { fromPhone: '123' }, { fromPhone: 'phone' }],
    ['an e-mail that is none', { fromEmail: 'lin' }, { fromEmail: 'email' }],
    ['an e-mail in place of the phone', { fromPhone: '', fromEmail: ' lin@site.example ' }, {}],
    ['half a box', { boxes: [{ type: '20GP', count: '1.5' }] }, { boxes: 'whole-number' }],
    ['no count', { boxes: [{ type: '20GP', count: '' }] }, { boxes: 'whole-number' }],
    ['loose goods without weight', { kind: 'loose' }, { weightKg: 'missing' }],
    ['a weight in words', { kind: 'loose', weightKg: 'heavy' }, { weightKg: 'number' }],
    ['a weight of two numbers', { kind: 'loose', weightKg: '12,50,0' }, { weightKg: 'number' }],
    ['a weight of nothing', { kind: 'loose', weightKg: '0' }, { weightKg: 'number' }],
    ['a date long past', { readyDate: '2025-01-01' }, { readyDate: 'date' }],
    ['5,000 characters', { fromMessage: 'x'.repeat(5000) }, { fromMessage: 'long' }],
    ['a name of spaces', { fromName: '  ' }, { fromName: 'missing' }],
  ])('%s', (_, change, problems) => {
    expect(wrong(change)).toEqual(problems);
  });
});

describe('PWA-04 a form that was left', () => {
  it('comes back as it was', () => {
    expect(parseDraft(structuredClone(filled))).toEqual(filled);
  });

  it('travels as its form shows it when the page or what was kept says it goes by air', () => {
    expect(withType(filled, 'air')).toEqual({ ...filled, type: 'air', kind: 'loose' });
    expect(withType(filled, 'land')).toEqual({ ...filled, type: 'land' });
    expect(parseDraft({ ...filled, type: 'air', kind: 'boxes' })?.kind).toBe('loose');
  });

  it.each([undefined, null, 7, 'x'])('is not there when the device holds %j', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it('takes nothing over that does not fit', () => {
    const stored = {
      type: 'banner',
      pol: { code: 1 },
      boxes: [{ type: '99XX', count: '1' }, null],
      goods: 5,
      kind: 'x',
    };
    expect(parseDraft(stored)).toEqual(emptyDraft('sea'));
  });
});

describe('PWA-06 a kept enquiry', () => {
  it('is none when all of it was taken out again: it keeps no new version waiting', () => {
    for (const type of ['sea', 'air'] as const) {
      const empty = emptyDraft(type);
      expect(isEmptyDraft(empty)).toBe(true);
      expect(isEmptyDraft({ ...empty, id: filled.id })).toBe(true);
      for (const typed of [{ goods: 'x' }, { pol: filled.pol }, { boxes: [] }, { cargoType: 'reefer' }] as const) {
        expect(isEmptyDraft({ ...empty, ...typed })).toBe(false);
      }
    }
    expect(isEmptyDraft(parseDraft({ type: 'sea' }) ?? filled)).toBe(true);
  });
});
