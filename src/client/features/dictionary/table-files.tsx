import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { FileAnswer } from '#client/api/api.ts';
import { saveFile, savesFiles } from '#client/lib/save-file.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { DownloadIcon } from '#client/ui/icons/status-icons.tsx';
import { isPlainClick } from '#client/ui/plain-click.ts';
import type { Dataset } from '#contract/datasets.ts';
import { ARCHIVE_PATH, tablePath } from './addresses.ts';

interface FileLinkProps {
  /** Where the file is, below the API base: for browsers that save nothing a page gives them, and before the page is alive. */
  path: string;
  ask: () => Promise<FileAnswer>;
  children: ReactNode;
}

/** CALL-06: a file of the server, saved under the name it says; what fails the frame says. */
function FileLink({ path, ask, children }: FileLinkProps) {
  const { base } = apiOf(useQueryClient());
  const [busy, setBusy] = useState(false);
  const save = async (event: MouseEvent) => {
    if (!isPlainClick(event) || !savesFiles(navigator.userAgent)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { blob, name } = await ask();
      saveFile(blob, name);
    } catch {
      // Said by the frame.
    }
    setBusy(false);
  };
  return (
    <LinkButton
      variant="quiet"
      size="small"
      icon={busy ? <span className="ui-spinner" /> : <DownloadIcon size={20} />}
      href={base + path}
      download
      aria-busy={busy}
      onClick={(event) => void save(event)}
    >
      {children}
    </LinkButton>
  );
}

/** The table, and all tables, as files for other programs. */
export function TableFiles({ dataset }: { dataset: Dataset }) {
  const api = apiOf(useQueryClient());
  return (
    <p className="ui-row">
      <FileLink
        path={tablePath(dataset)}
        ask={() => api.download('downloads.resource', { query: { resource: `${dataset}.csv` } })}
      >
        <Trans>This table as CSV</Trans>
      </FileLink>
      <FileLink path={ARCHIVE_PATH} ask={() => api.download('downloads.zip', {})}>
        <Trans>The whole dictionary as an archive</Trans>
      </FileLink>
    </p>
  );
}
