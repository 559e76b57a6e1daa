import { partWithWords } from '#client/i18n/part-with-words.tsx';

/** Words of a captcha, which stand with those of the login, where it is asked for on another page. */
export const captchaPart = partWithWords(['start', 'auth']);
