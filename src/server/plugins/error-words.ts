import type { Locale } from '#contract/locale.ts';
import type { ProblemCode } from '#contract/problems.ts';

interface Words {
  problems: Readonly<Record<ProblemCode, string>>;
  /** What was wrong with one field. */
  reasons: {
    required: string;
    tooLong: (limit: number) => string;
    tooShort: (limit: number) => string;
    tooBig: (limit: number) => string;
    tooSmall: (limit: number) => string;
    notOneOf: string;
    doesNotFit: string;
    queryRefused: string;
  };
  page: { title: string; home: string; requestId: string };
}

/** Every sentence the server says itself; the rest of the site's words are the client's. */
export const errorWords: Readonly<Record<Locale, Words>> = {
  zh_CN: {
    problems: {
      validation: '提交的内容有误，请检查后重试。',
      unauthenticated: '请先登录。',
      forbidden: '您没有权限进行此操作。',
      'not-found': '没有找到您要的内容。',
      conflict: '内容已被更改，请刷新后重试。',
      'too-many-requests': '请求过于频繁，请稍后再试。',
      unavailable: '服务暂时不可用，请稍后再试。',
      internal: '服务器出错了，请稍后再试。',
    },
    reasons: {
      required: '此项必填。',
      tooLong: (limit) => `最多 ${limit} 个字符。`,
      tooShort: (limit) => `至少 ${limit} 个字符。`,
      tooBig: (limit) => `不能大于 ${limit}。`,
      tooSmall: (limit) => `不能小于 ${limit}。`,
      notOneOf: '不是可选的值。',
      doesNotFit: '格式不正确。',
      queryRefused: '查询参数过长、过多或层级过深。',
    },
    page: { title: '页面暂时无法显示', home: '返回首页', requestId: '请求编号' },
  },
  en_US: {
    problems: {
      validation: 'Something in the request is not right. Please check it and try again.',
      unauthenticated: 'Please log in first.',
      forbidden: 'You do not have permission to do this.',
      'not-found': 'What you asked for was not found.',
      conflict: 'It has been changed meanwhile. Please reload and try again.',
      'too-many-requests': 'Too many requests. Please try again in a moment.',
      unavailable: 'The service is not available right now. Please try again in a moment.',
      internal: 'Something went wrong on our side. Please try again in a moment.',
    },
    reasons: {
      required: 'This is required.',
      tooLong: (limit) => `At most ${limit} characters.`,
      tooShort: (limit) => `At least ${limit} characters.`,
      tooBig: (limit) => `Not more than ${limit}.`,
      tooSmall: (limit) => `Not less than ${limit}.`,
      notOneOf: 'Not one of the possible values.',
      doesNotFit: 'The format is not right.',
      queryRefused: 'The query is too long, has too many parameters or is nested too deeply.',
    },
    page: { title: 'This page cannot be shown right now', home: 'Back to the home page', requestId: 'Request number' },
  },
};
