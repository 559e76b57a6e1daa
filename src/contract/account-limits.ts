/** FORM-01: a mobile number of mainland China, and how many characters may be typed. */
export const PHONE_PATTERN = /^1\d{10}$/;
export const PHONE_LENGTH = 11;
/** FORM-01: a code is digits only, at most this many. */
export const CODE_LENGTH = 6;
/** FORM-02: seconds until a further code may be asked for. */
export const CODE_COUNTDOWN_SECONDS = 60;
/** How long a code is good for, in seconds. */
export const CODE_SECONDS = 600;
/** How long a verified number or address may be used for what it was verified for, in hours. */
export const GRANT_HOURS = 24;
/** How long a captcha is good for, in seconds; any attempt uses it up. */
export const CAPTCHA_SECONDS = 120;
/** CALL-05: time-out of the captcha call, in milliseconds. */
export const CAPTCHA_TIMEOUT_MS = 20_000;

/** Characters of a password; longer and stranger ones are welcome, there are no rules of composition. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** A user name: letters of any script, digits, dot, dash, underscore; never a bare number, which would be a phone. */
export const USERNAME_PATTERN = /^(?!\d+$)[\p{L}\p{N}._-]{3,32}$/u;
/** Whether this may be a user name, as it is written and as it is compared: `１３８００１３８０００` would be a phone, too. */
export const isUsername = (text: string): boolean =>
  [text, text.normalize('NFKC')].every((form) => USERNAME_PATTERN.test(form));
export const NAME_MAX = 60;
export const COMPANY_MAX = 120;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 4000;
/** A foreign phone number in a message that was verified by e-mail. */
export const FOREIGN_PHONE_PATTERN = /^\+?[\d ()-]{5,24}$/;
/** One `@`, no spaces, a dot in the domain. Written without nested repetition, so that no input makes it slow. */
export const EMAIL_PATTERN = /^[^\s@<>",;:\\()[\]]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;

/** FORM-04: what an upload takes unless the call says otherwise. */
export const UPLOAD_TYPES = ['png', 'jpg', 'jpeg'] as const;
export const UPLOAD_MAX_MB = 10;
export const UPLOAD_MAX_FILES = 5;
/** Longest edge of a stored picture, in pixels: what is larger is made smaller, on the device before it is sent. */
export const PICTURE_EDGE_MAX = 2560;
/** Edge of the square that a person's picture is stored as, in pixels. */
export const AVATAR_EDGE = 512;

/** Pictures an account may keep, and their megabytes; all of them go into its export, which is made in memory. */
export const ACCOUNT_FILES_MAX = 100;
export const ACCOUNT_FILES_MAX_MB = 50;

/** Version of the user agreement and the privacy notice at `/explain`; consent is stored with it. */
export const TERMS_VERSION = '2026-11-22';
/** Days between asking for an account's deletion and the deletion; logging in and cancelling is possible until then. */
export const DELETION_DAYS = 15;

/** Messages and enquiries to the company are erased after this many days. */
export const CONTACT_KEEP_DAYS = 730;
/** A message that could not be sent for this many days is not sent by itself any more. */
export const OUTBOX_DAYS = 7;
/** The server recognises a repeated sending for this many days: longer than a device may go on sending. */
export const KEY_KEEP_DAYS = 30;

/** ROUTE-12: page ids of the visit log, with the beginnings of the paths they stand for. Other pages have none. */
export const PAGE_IDS = {
  home: 1,
  'memoirs/news': 2,
  'memoirs/landmark': 2,
  product: 3,
  logisticstools: 4,
  dictionary: 5,
  expertteam: 6,
  aboutus: 7,
  personal: 8,
  searchresult: 9,
} as const;
export type PageId = (typeof PAGE_IDS)[keyof typeof PAGE_IDS];
