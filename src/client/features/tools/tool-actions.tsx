import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { packText } from '#client/lib/packed-text.ts';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { DocumentIcon, ShareIcon } from '#client/ui/icons/interface-icons.tsx';

interface ToolActionsProps {
  /** Path of the tool. */
  path: string;
  /** The form as text, which the shared address carries. */
  text: string;
  notKept: boolean;
  printLabel: ReactNode;
}

/** Actions for a result: share it as an address that carries the whole form, print it. */
export function ToolActions({ path, text, notKept, printLabel }: ToolActionsProps) {
  const { i18n, t } = useLingui();
  const [shared, setShared] = useState<{ address: string; copied: boolean } | null>(null);
  const share = async () => {
    const language = i18n.locale.startsWith('en') ? '&lang=en_US' : '';
    const address = `${window.location.origin}${path}?c=${await packText(text)}${language}`;
    setShared({ address, copied: await copyText(address) });
  };
  return (
    <div className="tool-actions ui-stack">
      <div className="ui-row">
        <Button variant="primary" icon={<ShareIcon />} onClick={() => void share()}>
          <Trans>Copy a link</Trans>
        </Button>
        <Button icon={<DocumentIcon />} onClick={() => window.print()}>
          {printLabel}
        </Button>
      </div>
      <p className="ui-muted" role="status">
        {shared ? (
          shared.copied ? (
            <Trans>Copied. The link carries everything you entered; we store none of it.</Trans>
          ) : (
            <Trans>Copy this address; it carries everything you entered:</Trans>
          )
        ) : notKept ? (
          <Trans>This device does not keep what you enter: copy the link if you need it again.</Trans>
        ) : (
          <Trans>What you enter stays on this device and is there when you come back.</Trans>
        )}
      </p>
      {shared && !shared.copied ? (
        <input
          className="ui-input"
          readOnly
          value={shared.address}
          aria-label={t`Address to copy`}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}
