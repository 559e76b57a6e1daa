import { Trans } from '@lingui/react/macro';
import { useSession } from '#client/offline/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { PlusIcon } from '#client/ui/icons/interface-icons.tsx';

/** The button of a shipment as it stands until the watch-list is read, so that nothing beside it moves then. */
export function WatchPlace() {
  if (useSession() === null) return null;
  return (
    <div className="ui-row">
      <Button variant="secondary" aria-disabled icon={<PlusIcon size={20} />}>
        <Trans>Watch this shipment</Trans>
      </Button>
      <span />
    </div>
  );
}
