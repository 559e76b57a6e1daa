import { useLingui } from '@lingui/react/macro';
import { saveFile, savesFiles } from '#client/lib/save-file.ts';
import { toasts } from '#client/ui/toasts.ts';

/** A file that is made on this device. */
interface MadeFile {
  blob: Blob;
  name: string;
}

/** Three sentences are read in so many milliseconds, and followed on another menu. */
const SAID_MS = 15_000;

/**
 * Saves what `make` makes, and resolves to whether it did. The browser inside an app saves nothing: there nothing is made,
 * and it says where there is one that does.
 */
export function useSaveFile(): (make: () => MadeFile | null | Promise<MadeFile | null>) => Promise<boolean> {
  const { t } = useLingui();
  return async (make) => {
    if (!savesFiles(navigator.userAgent)) {
      const text = t`This app cannot save files. Open the menu ⋯ at the top right, choose “Open in browser”, and save it there.`;
      toasts.show({ tone: 'warn', text, duration: SAID_MS });
      return false;
    }
    const file = await make();
    if (file !== null) saveFile(file.blob, file.name);
    return file !== null;
  };
}
