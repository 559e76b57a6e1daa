import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { reactionTo } from '#client/offline/reactions.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { pushState, switchPushOff, switchPushOn } from '#client/offline/watch/push.ts';
import { Words } from '#client/offline/words.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import { Notice } from '#client/ui/notice.tsx';

const STATE_KEY = ['device-push'];

/** Messages on this device, also while the site is closed. */
export function PushSwitch({ pushKey }: { pushKey: string }) {
  const client = useQueryClient();
  const { data: state } = useQuery({ queryKey: STATE_KEY, queryFn: pushState, staleTime: 0 });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (on: boolean) => (on ? switchPushOn(apiOf(client), pushKey) : switchPushOff(apiOf(client))),
    onSettled: () => client.invalidateQueries({ queryKey: STATE_KEY }),
  });
  if (state === undefined) return null;
  if (state === 'unsupported') {
    return (
      <p className="ui-muted">
        <Trans>
          This browser cannot show notifications while the site is closed. On an iPhone or iPad it can once the site is
          added to the home screen.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <Checkbox
        checked={state === 'on'}
        disabled={isPending || state === 'denied'}
        label={<Trans context="where notices come">On this device</Trans>}
        help={<Trans>Even while the site is closed; ends when you log out.</Trans>}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
      {state === 'denied' ? (
        <Notice title={<Trans>Notifications are blocked</Trans>}>
          <Trans>
            You have refused notifications from this site. Allow them in the settings of your browser first.
          </Trans>
        </Notice>
      ) : null}
      {error === null || state === 'denied' ? null : (
        <Notice tone="bad" title={<Trans>This did not work</Trans>} live="assertive">
          {isUnreachable(error) || error instanceof ProblemError ? (
            <Words of={reactionTo(error).words} />
          ) : error.name === 'TimeoutError' ? (
            <Trans>
              The browser’s push service does not answer. It may be out of reach in this network; try again later, or
              use e-mail instead.
            </Trans>
          ) : (
            <Trans>The browser or its push service refused. Please try again later.</Trans>
          )}
        </Notice>
      )}
    </>
  );
}
