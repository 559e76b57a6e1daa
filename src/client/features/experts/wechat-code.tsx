import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { ContentPicture } from '#client/ui/content-picture.tsx';
import type { ExpertDetail } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';

/** EXP-01: the expert's WeChat code, or the honest word that there is none yet. */
export function WechatCode({ expert }: { expert: ExpertDetail }) {
  const locale = useLocale();
  const name = textIn(locale, expert.name);
  const { wechatQr } = expert;
  return (
    <section className="expert-card" aria-labelledby="expert-wechat">
      <h2 id="expert-wechat" className="expert-card-title">
        <Trans>WeChat</Trans>
      </h2>
      {wechatQr ? (
        <figure className="expert-qr">
          <ContentPicture image={wechatQr} alt={textIn(locale, wechatQr.alt)} sizes="200px" />
          <figcaption className="ui-muted">
            <Trans>
              Scan with WeChat to reach <span className="expert-name">{name}</span> directly.
            </Trans>
          </figcaption>
        </figure>
      ) : (
        <p className="ui-muted">
          <Trans>{name} has no public WeChat code yet. The desk puts you through by telephone or message.</Trans>
        </p>
      )}
    </section>
  );
}
