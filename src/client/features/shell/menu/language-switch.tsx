import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { rememberLocale } from '#client/i18n/remember-locale.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { usePageAddress } from '#client/lib/page-address.ts';
import { connectivity } from '#client/offline/connectivity.ts';
import { isPlainClick } from '#client/ui/plain-click.ts';
import { toasts } from '#client/ui/toasts.ts';
import type { Locale } from '#contract/locale.ts';

/** SHELL-19: the page is loaded again this long after the choice, in milliseconds, so that the message can be read. */
const LANGUAGE_RELOAD_DELAY_MS = 1_000;

async function choose(locale: Locale, message: string): Promise<void> {
  await rememberLocale(locale);
  toasts.show({ tone: 'ok', text: message });
  setTimeout(() => {
    const address = new URL(window.location.href);
    // A language named in the address would win over the choice.
    address.searchParams.delete('lang');
    if (address.href === window.location.href) window.location.reload();
    else window.location.replace(address);
  }, LANGUAGE_RELOAD_DELAY_MS);
}

/**
 * SHELL-19: offers the other language in its own words. The choice is stored, said, and the page loads again; where it
 * could not, the visitor keeps the page and is told why. Without JavaScript it is a link to the same page with the same
 * question.
 */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { pathname, search } = usePageAddress();
  const chinese = useLocale() === 'zh_CN';
  const other: Locale = chinese ? 'en_US' : 'zh_CN';
  const question = new URLSearchParams(search);
  question.set('lang', other);
  function press(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // It could not be loaded again: the worker, which would answer too, has not come on a first visit.
    if (!connectivity.online && !navigator.serviceWorker?.controller) {
      toasts.show({ tone: 'bad', text: t`No connection: the language can be changed once you are online again.` });
      return;
    }
    void choose(
      other,
      t({
        message: '语言已切换为中文',
        comment:
          'In the language that was chosen, since that is the one the visitor reads: the Chinese catalog holds English here',
      }),
    );
  }
  return (
    <a
      className="shell-link shell-language"
      href={`${pathname}?${question}`}
      hrefLang={chinese ? 'en-US' : 'zh-CN'}
      lang={chinese ? 'en-US' : 'zh-CN'}
      onClick={press}
    >
      {t({ message: '中文', comment: 'Name of the other language, in itself: the Chinese catalog says English' })}
    </a>
  );
}
