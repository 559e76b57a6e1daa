import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { IconButton } from '#client/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#client/ui/icons/interface-icons.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { SafeLink } from '#client/ui/safe-link.tsx';
import type { Notice } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { closeStrip } from './closed-strips.ts';
import { MegaphoneIcon, PauseIcon, PlayIcon } from './strip-icons.tsx';
import { useHold } from './use-hold.ts';
import { useTicker } from './use-ticker.ts';

interface NoticeBarProps {
  notices: readonly Notice[];
}

function Lines({ notices, copy = false }: NoticeBarProps & { copy?: boolean }) {
  const locale = useLocale();
  return notices.map((notice) => (
    <li key={notice.id}>
      <SafeLink address={notice.url} className="shell-notice-line" tabIndex={copy ? -1 : undefined}>
        <b>{textIn(locale, notice.name)}</b> {textIn(locale, notice.title)}
      </SafeLink>
    </li>
  ));
}

/**
 * SHELL-17: the notices, moving by as a list that is read once: what follows on behind its end is a copy for the eye.
 * They stand still while looked at, on wish, and from the start where motion is unwelcome. The focus that a press of the
 * mouse leaves behind is no look: it would hold them long after the pointer has left.
 */
export function NoticeBar({ notices }: NoticeBarProps) {
  const { t } = useLingui();
  const { view, track, alive, held, setHeld, setBusy, move, reveal } = useTicker();
  const back = useHold(() => move(-1));
  const on = useHold(() => move(1));
  return (
    <section
      className="shell-notice"
      aria-label={t({ message: 'Notices', context: 'of the company' })}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setBusy('hover', true)}
      onPointerLeave={() => setBusy('hover', false)}
      onFocus={({ target }) => setBusy('focus', target.matches(':focus-visible'))}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setBusy('focus', false)}
    >
      <MegaphoneIcon size={20} />
      <div ref={view} className="shell-notice-view">
        <div ref={track} className="shell-notice-track">
          <ul onFocus={(event) => reveal(event.target)}>
            <Lines notices={notices} />
          </ul>
          {alive ? (
            <ul aria-hidden="true">
              <Lines notices={notices} copy />
            </ul>
          ) : null}
        </div>
      </div>
      {/* They work with scripts only, and take their room from words that are cut off anyway. */}
      {alive ? (
        <>
          <IconButton label={t`Earlier notices`} icon={<ChevronLeftIcon size={20} />} {...back} />
          <IconButton
            label={held ? t`Resume the notices` : t`Stop the notices`}
            icon={held ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
            onClick={() => setHeld(!held)}
          />
          <IconButton label={t`Later notices`} icon={<ChevronRightIcon size={20} />} {...on} />
          <IconButton
            label={t`Close the notices`}
            icon={<CloseIcon size={20} />}
            onClick={() => closeStrip('notice')}
          />
        </>
      ) : null}
    </section>
  );
}
