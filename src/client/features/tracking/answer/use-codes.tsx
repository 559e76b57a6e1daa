import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOnPaper } from '#client/lib/use-on-paper.ts';
import { Button } from '#client/ui/button.tsx';

/**
 * Shows or hides the codes that the source of a list sent: `shown`, and the button for it. They are for who asks the source
 * about a report, and no words to anybody else; on paper, where nothing can be asked for, they stand.
 */
export function useCodes(): { shown: boolean; button: ReactNode } {
  const [asked, setAsked] = useState(false);
  const onPaper = useOnPaper();
  const button = (
    <div>
      <Button size="small" variant="quiet" onClick={() => setAsked(!asked)}>
        {asked ? <Trans>Hide original codes</Trans> : <Trans>Show original codes</Trans>}
      </Button>
    </div>
  );
  return { shown: asked || onPaper, button };
}
