import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { routeQuery } from '#client/offline/route-query.ts';
import { SafeLink } from '#client/ui/safe-link.tsx';
import { safeLink } from '#domain/safe-link.ts';
import { AssistantIcon } from './dock-icons.tsx';
import { CONTACT_PAGE, PhoneShortcut } from './phone-shortcut.tsx';

/**
 * SHELL-15: shortcuts at the edge of the window: telephone, and the assistant where the operator has set a link for it.
 * They lie above the page and stand in its footer too, so they come once the page is alive and no page carries them.
 */
export function SideDock() {
  const { t } = useLingui();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const { data: dock } = useQuery(routeQuery('site.dock', {}));
  const onContactPage = useLocation({ select: ({ pathname }) => pathname === CONTACT_PAGE });
  const assistant = safeLink(dock?.linkUrl ?? '');
  if (!alive || !dock) return null;
  return (
    <aside className="shell-dock" aria-label={t`Shortcuts`}>
      {onContactPage ? null : <PhoneShortcut phoneNumber={dock.phoneNumber} />}
      {assistant ? (
        <SafeLink address={assistant.href} className="shell-dock-button">
          <AssistantIcon />
          <span className="shell-dock-words">
            <Trans>Ask the AI assistant</Trans>
          </span>
        </SafeLink>
      ) : null}
    </aside>
  );
}
