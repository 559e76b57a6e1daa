import { useLocale } from '#client/i18n/use-locale.ts';

/** The same page in the other language; a plain link, so that the stored choice of the site stays as it is. */
export function LegalLanguage() {
  const chinese = useLocale() === 'zh_CN';
  return chinese ? (
    <a href="/explain?lang=en_US" hrefLang="en-US" lang="en-US">
      English
    </a>
  ) : (
    <a href="/explain?lang=zh_CN" hrefLang="zh-CN" lang="zh-CN">
      中文
    </a>
  );
}
