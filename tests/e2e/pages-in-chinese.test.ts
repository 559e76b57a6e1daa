import { DESKTOP, PHONE } from '#tests/support/browser.ts';
import { describeEveryPage } from '#tests/support/every-page.ts';
import { sharedOpenSite } from '#tests/support/site.ts';

// The language changes words and their length, not the structure: each is looked at in another half of the looks.
describeEveryPage(sharedOpenSite().url, 'zh_CN', [
  ['light', DESKTOP],
  ['dark', PHONE],
]);
