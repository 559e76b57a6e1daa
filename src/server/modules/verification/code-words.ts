import { CODE_SECONDS } from '#contract/account-limits.ts';
import type { Locale } from '#contract/locale.ts';
import type { CodePurpose } from '#contract/verification.ts';

const MINUTES = CODE_SECONDS / 60;

const what: Readonly<Record<CodePurpose, Readonly<Record<Locale, string>>>> = {
  contact: { zh_CN: '发送留言', en_US: 'sending your message' },
  enquiry: { zh_CN: '发送询价', en_US: 'sending your enquiry' },
  login: { zh_CN: '登录', en_US: 'logging in' },
  register: { zh_CN: '注册账号', en_US: 'registering' },
  password: { zh_CN: '重设密码', en_US: 'setting a new password' },
  phone: { zh_CN: '绑定手机号', en_US: 'using this number' },
  'phone-old': { zh_CN: '更换手机号', en_US: 'changing your number' },
  confirm: { zh_CN: '确认账号操作', en_US: 'confirming that it is you' },
  notice: { zh_CN: '接收货物动态邮件', en_US: 'receiving mails about your shipments' },
};

/** The mail that carries a code, in the visitor's language. */
export function codeMail(code: string, purpose: CodePurpose, locale: Locale): { subject: string; text: string } {
  const act = what[purpose][locale];
  if (locale === 'zh_CN') {
    return {
      subject: `港途国际物流验证码 ${code}`,
      text: `您正在${act}，验证码为 ${code}，${MINUTES} 分钟内有效。\n如非本人操作，请忽略此邮件，切勿将验证码告知他人。`,
    };
  }
  return {
    subject: `Harbourway verification code ${code}`,
    text: `Your code for ${act} is ${code}. It is good for ${MINUTES} minutes.\nIf you did not ask for it, ignore this mail and give the code to nobody.`,
  };
}
