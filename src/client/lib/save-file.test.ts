import { describe, expect, it } from 'vitest';
import { savesFiles } from './save-file.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('E8 saving a file', () => {
  it.each([
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x1800322f) NetType/WIFI Language/zh_CN`,
    `${ANDROID} Mobile Safari/537.36 wxwork/4.1.30 MicroMessenger/7.0.1`,
    `${ANDROID} Mobile Safari/537.36 V1_AND_SQ_9.0 QQ/9.0.0.1`,
    `${IPHONE} Mobile/15E148 AliApp(DingTalk/7.6.0) com.laiwang.DingTalk/1`,
    `${IPHONE} Mobile/15E148 Lark/7.20.0`,
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`,
  ])('is not possible inside an app: %s', (userAgent) => {
    expect(savesFiles(userAgent)).toBe(false);
  });

  it.each([
    `${ANDROID} Mobile Safari/537.36`,
    `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`,
    // A browser of QQ's house that is an app of its own.
    `${ANDROID} MQQBrowser/14.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  ])('is possible in a browser: %s', (userAgent) => {
    expect(savesFiles(userAgent)).toBe(true);
  });
});
