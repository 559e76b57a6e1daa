import { Trans, useLingui } from '@lingui/react/macro';
import { useSaveFile } from '#client/i18n/use-save-file.ts';
import { IN_PLACE, useChange } from '#client/offline/change/use-change.ts';
import { Button } from '#client/ui/button.tsx';
import { DownloadIcon } from '#client/ui/icons/status-icons.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { Failure } from './failure.tsx';
import { Section } from './section.tsx';

/** It changes nothing, so it may be asked for as often as the visitor likes. */
const AGAIN = { ...IN_PLACE, repeatable: true };

/** CALL-06: everything stored about the account as a file, which the server forgets once it is here. */
export function ExportSection() {
  const { t } = useLingui();
  const change = useChange('users.export');
  const saveFile = useSaveFile();
  const save = async () => {
    let name = '';
    const make = async () => {
      const file = await change.run(async (api) => {
        const { fileName } = await api.call('users.export', { body: {} }, AGAIN);
        return api.download('files.download', { query: { fileName, delete: 'true' } }, IN_PLACE);
      });
      name = file?.name ?? '';
      return file;
    };
    if (await saveFile(make)) toasts.show({ tone: 'ok', text: t`Saved as ${name}` });
  };
  return (
    <Section
      id="export"
      title={<Trans>Your data as a file</Trans>}
      standing={<Trans>You can have everything that is stored about your account.</Trans>}
      next={
        <Trans>
          An archive with your details, sessions, agreements, watched shipments and pictures, without passwords. It is
          made for you now and not kept.
        </Trans>
      }
    >
      <div className="ui-stack personal-act">
        <Failure change={change} />
        <p>
          <Button
            icon={<DownloadIcon size={20} />}
            busy={change.busy}
            disabled={!change.online}
            onClick={() => void save()}
          >
            <Trans>Download my data</Trans>
          </Button>
        </p>
      </div>
    </Section>
  );
}
