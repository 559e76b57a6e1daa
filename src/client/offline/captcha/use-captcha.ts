import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '../connectivity.ts';
import { routeQuery } from '../route-query.ts';

type CaptchaForm = 'image' | 'words';

/** A new captcha comes this long before the one that is shown is over, in milliseconds. */
const EARLY_MS = 10_000;

/** AUTH-01: the captcha that is shown; `renew` fetches another, which each attempt needs. */
export function useCaptcha() {
  const [form, setForm] = useState<CaptchaForm>('image');
  const online = useOnline();
  const query = useQuery({
    ...routeQuery('auth.code', { query: { form } }),
    enabled: online,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data ? state.data.expiresInSeconds * 1000 - EARLY_MS : false),
    // A question that changes while somebody looks it up elsewhere could not be answered.
    refetchOnWindowFocus: false,
  });
  return {
    form,
    /** Without a connection there is none, and none can be had. */
    online,
    captcha: query.data ?? null,
    fetching: online && query.isFetching,
    failed: query.isError && !query.isFetching,
    renew: () => void query.refetch(),
    choose: setForm,
  };
}

/** What shows a captcha needs of it. */
export type CaptchaState = ReturnType<typeof useCaptcha>;
