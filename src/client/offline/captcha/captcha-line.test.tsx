import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CaptchaLine } from './captcha-line.tsx';
import type { CaptchaState } from './use-captcha.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });
const nothing = () => undefined;
const FETCHING: CaptchaState = {
  form: 'image',
  online: true,
  captcha: null,
  fetching: true,
  late: false,
  failed: false,
  renew: nothing,
  choose: nothing,
};

/** The text in place of the captcha's task, and whether the button for another captcha is enabled. */
function shown(state: Partial<CaptchaState>) {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <CaptchaLine state={{ ...FETCHING, ...state }} value="" error={undefined} onType={nothing} />
    </I18nProvider>,
  );
  const [, task = ''] = /class="captcha-task"[^>]*>(.*?)<\/div>/.exec(html) ?? [];
  const [, button = ''] = /class="captcha-ways"><button([^>]*)>/.exec(html) ?? [];
  return { words: task.replace(/<[^>]*>/g, ''), another: !/aria-busy|disabled/.test(button) };
}

it.each([
  [{}, 'It is on its way.', false],
  [{ late: true }, 'This is taking longer than usual. You can try another one.', true],
  [{ failed: true, fetching: false }, 'It could not be loaded. Try another one.', true],
  [{ online: false, fetching: false }, 'It appears as soon as there is a connection.', false],
] as const)('G13 says what is so where no captcha stands yet: %j', (state, words, another) => {
  expect(shown(state)).toEqual({ words, another });
});
