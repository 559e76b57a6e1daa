/** How long a file's address is kept for the browser to begin saving, in milliseconds. */
const KEPT_MS = 60_000;

/** Browsers inside an app: WeChat and WeCom, QQ, DingTalk, Alipay, Weibo, Feishu, TikTok; Facebook, Instagram, LINE. */
const INSIDE_AN_APP =
  /\b(MicroMessenger|wxwork|QQ|DingTalk|AlipayClient|Weibo|Lark|Feishu|aweme|FBAN|FBAV|FB_IAB|Instagram|Line)[/\s;(]/i;

/** Whether a browser saves files; those inside an app take the address of one for granted and do nothing. */
export function savesFiles(userAgent: string): boolean {
  return !INSIDE_AN_APP.test(userAgent);
}

/** Has the browser save bytes of this device as a file; see {@link savesFiles}. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
