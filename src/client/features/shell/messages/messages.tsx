import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lazyComponent } from '#client/lib/lazy-component.tsx';
import { useFrameDialog } from '#client/offline/wanted-dialog.ts';
import { ToastRegion } from '#client/ui/toast-region.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { presentFailures } from './presenter.ts';

const FrameDialogs = lazyComponent(async () => (await import('./frame-dialogs.tsx')).FrameDialogs);

/** Messages that any page may need at any time: toasts, failures, and the dialogs about the session. */
export function Messages() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const wanted = useFrameDialog();
  useEffect(() => presentFailures(client, i18n), [client, i18n]);
  return (
    <>
      <ToastRegion toasts={toasts} label={t`Messages`} closeLabel={t`Close`} />
      {wanted === null ? null : <FrameDialogs key={wanted} wanted={wanted} />}
    </>
  );
}
