import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#client/api/api.ts';
import { useLate } from '#client/lib/use-late.ts';
import { useOnline } from '../connectivity.ts';
import { routeQuery } from '../route-query.ts';

type CaptchaForm = 'image' | 'words';

/** A new captcha comes this long before the one that is shown is over, in milliseconds. */
const EARLY_MS = 10_000;

/** For how long a captcha is shown, in milliseconds. */
const shownMs = ({ expiresInSeconds }: AnswerOf<'auth.code'>): number => expiresInSeconds * 1000 - EARLY_MS;

/** How a captcha is asked for, and when another is. */
export function captchaQuery(form: CaptchaForm) {
  const query = routeQuery('auth.code', { query: { form } });
  return queryOptions({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data ? shownMs(data) : false),
    // A question that changes while somebody looks it up elsewhere could not be answered, and neither can one that is over:
    // a page that nobody looks at asks for no other.
    refetchOnWindowFocus: ({ state: { data, dataUpdatedAt } }) =>
      data && Date.now() - dataUpdatedAt >= shownMs(data) ? 'always' : false,
  });
}

/** Fetches another captcha, or the first one anew: one that is still on its way is given up, with its connection. */
export async function renewCaptcha(client: QueryClient, form: CaptchaForm): Promise<void> {
  const { queryKey } = captchaQuery(form);
  await client.cancelQueries({ queryKey });
  await client.refetchQueries({ queryKey });
}

/** AUTH-01: the captcha that is shown; `renew` fetches another, which each attempt needs. */
export function useCaptcha() {
  const [form, setForm] = useState<CaptchaForm>('image');
  const client = useQueryClient();
  const online = useOnline();
  const query = useQuery({ ...captchaQuery(form), enabled: online });
  const fetching = online && query.isFetching;
  const late = useLate(fetching);
  return {
    form,
    /** Without a connection there is none, and none can be had. */
    online,
    captcha: query.data ?? null,
    fetching,
    /** It has been on its way for so long that asking anew, on another connection, may be quicker. */
    late,
    failed: query.isError && !query.isFetching,
    renew: () => void renewCaptcha(client, form),
    choose: setForm,
  };
}

/** The state and actions of a captcha, for the components that show it. */
export type CaptchaState = ReturnType<typeof useCaptcha>;
