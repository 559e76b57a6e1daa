import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#client/i18n/use-locale.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { useSession } from '#client/offline/session/session.ts';
import { textIn } from '#contract/locale.ts';

/** Numbers to try, while only the demonstration carrier answers; nothing where real carriers do. */
export function Samples({ onChoose }: { onChoose: (number: string) => void }) {
  const locale = useLocale();
  const { data: config } = useQuery(routeQuery('site.config', {}));
  const session = useSession();
  // Who may not track is refused them too.
  const mayTrack = config?.publicTracking === 1 || session !== null;
  const { data } = useQuery({ ...routeQuery('tracking.samples', {}), enabled: mayTrack });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section className="track-section">
      <h2>
        <Trans>Numbers to try</Trans>
      </h2>
      <ul className="track-samples">
        {data.rows.map(({ number, note }) => (
          <li key={number}>
            <button type="button" className="ui-chip" onClick={() => onChoose(number)}>
              <span className="ui-code">{number}</span> {textIn(locale, note)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
