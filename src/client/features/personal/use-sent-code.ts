import { useCountdown } from '#client/lib/countdown.ts';
import { useChange } from '#client/offline/change/use-change.ts';
import { CODE_COUNTDOWN_SECONDS } from '#contract/account-limits.ts';

/** FORM-02: has a code sent to the own number, which this device does not know in full; again after a countdown. */
export function useOwnCode() {
  const change = useChange('users.sendOwnCode');
  const [secondsLeft, start] = useCountdown('code phone-old');
  const send = async () => {
    const answer = await change.send({ body: {} });
    if (answer) start(Math.max(answer.retryAfterSeconds, CODE_COUNTDOWN_SECONDS));
  };
  return { change, secondsLeft, send };
}

/** FORM-02: has a code sent to the new number. */
export function useNewCode() {
  const change = useChange('verification.sendSms');
  const [secondsLeft, start] = useCountdown('code phone');
  const send = async (phoneNumber: string) => {
    const answer = await change.send({ body: { phoneNumber, purpose: 'phone' } });
    if (answer) start(Math.max(answer.retryAfterSeconds, CODE_COUNTDOWN_SECONDS));
  };
  return { change, secondsLeft, send };
}
