import { describe, expect, it } from 'vitest';
import { type ContactValues, emptyDraft } from './contact-draft.ts';
import { CONTACT_FIELDS, faultOf, faultsOf, typedText } from './contact-rules.ts';

const right: ContactValues = {
  ...emptyDraft('8f4e9d8a-7a34-4a0f-9a52-1d6c1f6f7b10'),
  fromName: '王小海',
  fromCompanyName: '雀原纺织',
  fromPhone: '13800138000',
  fromEmail: 'wang@example.com',
  fromMessage: '询价：宁波到汉堡\n两个高柜',
  code: '048213',
};

describe('the message form', () => {
  it('FORM-01 wants every field', () => {
    const blank: ContactValues = { ...emptyDraft(right.id), fromName: '   ', code: '' };
    expect(faultsOf(blank)).toEqual(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, 'empty'])));
    expect(faultsOf(right)).toEqual({});
  });

  it.each(['23800138000', '1380013800', '138001380000', '1380013800a'])(
    'FORM-01 takes 11 digits that begin with 1 for a phone number, and not %j',
    (fromPhone) => {
      expect(faultOf('fromPhone', { ...right, fromPhone })).toBe('phone');
    },
  );

  it('FORM-01 takes a number from abroad where the e-mail address is verified', () => {
    const abroad = { ...right, fromPhone: '+49 (40) 5550-150' };
    expect(faultOf('fromPhone', abroad)).toBe('phone');
    expect(faultOf('fromPhone', { ...abroad, byEmail: true })).toBeNull();
    expect(faultOf('fromPhone', { ...abroad, byEmail: true, fromPhone: '+49' })).toBe('phone');
  });

  it.each(['wang', 'wang@', 'wang@example', 'wang example@example.com', `${'a'.repeat(250)}@b.cn`])(
    'FORM-01 refuses the e-mail address %j',
    (fromEmail) => {
      expect(faultOf('fromEmail', { ...right, fromEmail })).toBe('email');
    },
  );

  it('lets no line break into a name, where a mail would begin a new line', () => {
    expect(faultOf('fromName', { ...right, fromName: 'Wang\nBcc: all@example.com' })).toBe('sign');
  });

  it.each([
    ['fromPhone', '138-0013 8000 1', false, '13800138000'],
    ['fromPhone', '+49 40 5550x150', true, '+49 40 5550150'],
    ['code', '04 82-13 9', false, '048213'],
    ['fromName', 'x'.repeat(70), false, 'x'.repeat(60)],
  ] as const)('FORM-01 keeps of what is typed into %s %j only what belongs there', (field, text, byEmail, kept) => {
    expect(typedText(field, text, byEmail)).toBe(kept);
  });
});
