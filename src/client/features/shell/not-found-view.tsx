import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button-class.ts';
import { LostDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { definitions } from '#domain/dictionary/datasets/index.ts';

/** ROUTE-16: an unknown address, with ways on. */
export function NotFoundView() {
  return (
    <div className="ui-wrap shell-state">
      <EmptyState
        headingLevel={1}
        drawing={<LostDrawing />}
        title={<Trans>This page does not exist</Trans>}
        actions={
          <>
            <Link to="/home" className={buttonClass({ variant: 'primary' })}>
              <Trans>Go to the home page</Trans>
            </Link>
            <Link to={definitions.ports.path} className={buttonClass()}>
              <Trans>Dictionary</Trans>
            </Link>
          </>
        }
      >
        <Trans>The address may be old or mistyped.</Trans>
      </EmptyState>
    </div>
  );
}
