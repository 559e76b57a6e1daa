import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** ROUTE-16: an unknown address, with a way home. */
export function NotFoundPage() {
  return (
    <div className="page">
      <h1>
        <Trans>This page does not exist</Trans>
      </h1>
      <p>
        <Trans>The address may be old or mistyped.</Trans>
      </p>
      <Link to="/home">
        <Trans>Go to the home page</Trans>
      </Link>
    </div>
  );
}
