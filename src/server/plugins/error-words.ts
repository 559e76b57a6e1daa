import { PICTURE_EDGE_MAX, UPLOAD_MAX_FILES, UPLOAD_MAX_MB, UPLOAD_TYPES } from '#contract/account-limits.ts';
import type { Locale } from '#contract/locale.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { SESSION_NEEDED } from '#contract/session-needed.ts';
import type { LimitReason, PlainReason, Reason } from './problem.ts';

const IMAGE_TYPES = UPLOAD_TYPES.join('/');

/** ERR-04: by these words of WeChat's own the client knows that a QR code is over; they are never shown. */
const WECHAT_CODE_USED = 'code been used';

/** Said of the call, and of the field in a call that has several codes. */
const CODE_WRONG: Readonly<Record<Locale, string>> = {
  zh_CN: '验证码不正确或已过期。',
  en_US: 'The verification code is not right or has expired.',
};

interface Words {
  problems: Readonly<Record<ProblemCode, string>>;
  /** The sentences for faults of one field. */
  reasons: Readonly<Record<PlainReason, string>>;
  /** The same where there is a limit to it. */
  limits: Readonly<Record<LimitReason, (limit: number) => string>>;
  /** Said where a limit is used up: when asking again makes sense. */
  tooSoon: Readonly<Record<'seconds' | 'minutes' | 'hours', (count: number) => string>>;
  page: { title: string; home: string; requestId: string };
}

/** Every sentence the server says itself; the rest of the site's words are the client's. */
export const errorWords: Readonly<Record<Locale, Words>> = {
  zh_CN: {
    problems: {
      validation: '提交的内容有误，请检查后重试。',
      unauthenticated: SESSION_NEEDED,
      'session-withdrawn': SESSION_NEEDED,
      forbidden: '您没有权限进行此操作。',
      'not-found': '没有找到您要的内容。',
      conflict: '内容已被更改，请刷新后重试。',
      'key-reused': '这条内容此前已用同一编号提交过另一版本，请作为新内容重新提交。',
      'in-progress': '相同内容正在处理中，请稍候。',
      'too-many-requests': '请求过于频繁，请稍后再试。',
      unavailable: '服务暂时不可用，请稍后再试。',
      internal: '服务器出错了，请稍后再试。',
      'captcha-wrong': '验证码不正确或已过期，请重新获取。',
      'captcha-needed': '请先完成图形验证码或文字问答。',
      'credentials-wrong': '账号或密码不正确。',
      'code-wrong': CODE_WRONG.zh_CN,
      'login-too-old': '为保障账号安全，请重新登录后再操作。',
      'not-verified': '请先验证手机号或邮箱。',
      'no-account': '该手机号或邮箱尚未注册，请先注册。',
      'account-exists': '该用户名、手机号或邮箱已被注册。',
      'account-disabled': '该账号已停用，请联系客服。',
      'password-weak': '该密码过于常见或与账号信息相近，请换一个。',
      'wechat-failed': '扫码登录验证失败，请重试。',
      'wechat-code-used': WECHAT_CODE_USED,
      'not-configured': '本站尚未开通此服务，请改用其他方式。',
      'file-format': `请上传 ${IMAGE_TYPES} 格式的图片文件。`,
      'file-heic': `HEIC 格式的照片无法读取，请上传 ${IMAGE_TYPES} 格式的图片文件。`,
      'file-size': `上传图片大小不能超过 ${UPLOAD_MAX_MB} MB。`,
      'picture-too-large': `图片尺寸过大，请先缩小（例如长边不超过 ${PICTURE_EDGE_MAX} 像素）再上传。`,
      'file-count': `上传文件数量不能超过 ${UPLOAD_MAX_FILES} 个。`,
      'files-full': '您的账号已没有空间存放更多图片，请先删除一些，或联系我们。',
      'wrong-name': '本站不使用这个网址；请运营者在 PUBLIC_URL 中填写本站的网址。',
    },
    reasons: {
      required: '此项必填。',
      passwordWrong: '密码不正确。',
      notOneOf: '不是可选的值。',
      doesNotFit: '格式不正确。',
      queryRefused: '查询参数无法识别：过长、过多、层级过深或重复。',
      codeWrong: CODE_WRONG.zh_CN,
      reversed: '结束日期早于开始日期。',
      past: '日期已过。',
    },
    limits: {
      tooLong: (limit) => `最多 ${limit} 个字符。`,
      tooShort: (limit) => `至少 ${limit} 个字符。`,
      tooBig: (limit) => `不能大于 ${limit}。`,
      tooSmall: (limit) => `不能小于 ${limit}。`,
      tooMany: (limit) => `一次最多 ${limit} 项。`,
      tooManyDays: (limit) => `最多 ${limit} 天。`,
      tooFarAhead: (limit) => `最晚从今天起 ${limit} 天内。`,
    },
    tooSoon: {
      seconds: (count) => `请求过于频繁，请在 ${count} 秒后再试。`,
      minutes: (count) => `请求过于频繁，请在 ${count} 分钟后再试。`,
      hours: (count) => `请求过于频繁，请在 ${count} 小时后再试。`,
    },
    page: { title: '页面暂时无法显示', home: '返回首页', requestId: '请求编号' },
  },
  en_US: {
    problems: {
      validation: 'Something in the request is not right. Please check it and try again.',
      unauthenticated: SESSION_NEEDED,
      'session-withdrawn': SESSION_NEEDED,
      forbidden: 'You do not have permission to do this.',
      'not-found': 'What you asked for was not found.',
      conflict: 'It has been changed in the meantime. Please reload and try again.',
      'key-reused': 'Another version of this was already sent under the same number. Please send it as a new one.',
      'in-progress': 'This is already being processed. Please wait a moment.',
      'too-many-requests': 'Too many requests. Please try again in a moment.',
      unavailable: 'The service is not available right now. Please try again in a moment.',
      internal: 'Something went wrong on our side. Please try again in a moment.',
      'captcha-wrong': 'The captcha is not right or has expired. Please try a new one.',
      'captcha-needed': 'Please solve a captcha first.',
      'credentials-wrong': 'The account or the password is not right.',
      'code-wrong': CODE_WRONG.en_US,
      'login-too-old': 'To keep your account safe, please log out, log in again and repeat this.',
      'not-verified': 'Please verify the phone number or the e-mail address first.',
      'no-account': 'There is no account with this number or address yet. Please register first.',
      'account-exists': 'This user name, phone number or e-mail address already has an account.',
      'account-disabled': 'This account has been disabled. Please contact us.',
      'password-weak': 'This password is too common or too close to the account. Please choose another one.',
      'wechat-failed': 'Scan code login verification failed, please try again',
      'wechat-code-used': WECHAT_CODE_USED,
      'not-configured': 'This site does not offer this service yet. Please use another way.',
      'file-format': `please upload ${IMAGE_TYPES} image format files`,
      'file-heic': `HEIC photos cannot be read here: please upload ${IMAGE_TYPES} image format files`,
      'file-size': `upload image size cannot exceed ${UPLOAD_MAX_MB} MB`,
      'picture-too-large': `The picture has too many pixels. Please make it smaller, for example ${PICTURE_EDGE_MAX} pixels on its longer side, and upload it again.`,
      'file-count': `uploaded file count cannot exceed ${UPLOAD_MAX_FILES}`,
      'files-full': 'Your account has no room for more pictures. Please delete some of them, or write to us.',
      'wrong-name': 'This site is not served under this name. Whoever runs it sets its address as PUBLIC_URL.',
    },
    reasons: {
      required: 'This is required.',
      passwordWrong: 'The password is not right.',
      notOneOf: 'Not one of the possible values.',
      doesNotFit: 'The format is not right.',
      queryRefused: 'The query cannot be read: too long, too many parameters, nested too deeply, or one given twice.',
      codeWrong: CODE_WRONG.en_US,
      reversed: 'The last day is before the first.',
      past: 'These days have passed.',
    },
    limits: {
      tooLong: (limit) => `At most ${limit} characters.`,
      tooShort: (limit) => `At least ${limit} characters.`,
      tooBig: (limit) => `Not more than ${limit}.`,
      tooSmall: (limit) => `Not less than ${limit}.`,
      tooMany: (limit) => `At most ${limit} at once.`,
      tooManyDays: (limit) => `At most ${limit} days.`,
      tooFarAhead: (limit) => `At most ${limit} days from today.`,
    },
    tooSoon: {
      seconds: (count) => `Too many requests. Please try again in ${count === 1 ? 'a second' : `${count} seconds`}.`,
      minutes: (count) => `Too many requests. Please try again in ${count} minutes.`,
      hours: (count) => `Too many requests. Please try again in ${count} hours.`,
    },
    page: { title: 'This page cannot be shown right now', home: 'Back to the home page', requestId: 'Request number' },
  },
};

/** The sentence for a fault of a field. */
export function reasonText(reason: Reason, locale: Locale): string {
  const { reasons, limits } = errorWords[locale];
  if (typeof reason === 'string') return reasons[reason];
  const [name, limit] = reason;
  return limits[name](limit);
}

/** From here on a time is told in minutes, and in hours, in seconds: the figure is never one. */
const TOLD_IN_MINUTES = 100;
const TOLD_IN_HOURS = 6000;

/** The sentence for a problem as a whole; for a limit that is used up also when asking again makes sense (seconds). */
export function problemText(code: ProblemCode, retryAfter: number | null, locale: Locale): string {
  const { problems, tooSoon } = errorWords[locale];
  if (code !== 'too-many-requests' || retryAfter === null) return problems[code];
  if (retryAfter < TOLD_IN_MINUTES) return tooSoon.seconds(retryAfter);
  const minutes = Math.ceil(retryAfter / 60);
  return retryAfter < TOLD_IN_HOURS ? tooSoon.minutes(minutes) : tooSoon.hours(Math.ceil(minutes / 60));
}
