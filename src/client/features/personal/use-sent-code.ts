import { useCodeCountdown } from '#client/lib/countdown.ts';
import { sendCode } from '#client/offline/captcha/send-code.ts';
import { IN_PLACE, useChange } from '#client/offline/change/use-change.ts';
import { showSent } from '#client/offline/try-out.ts';

/** Purpose of a code to the own number: changing that number, or confirming that its owner is the one who asks. */
export type OwnCodePurpose = 'phone-old' | 'confirm';

/** FORM-02: has a code sent to the own number, which this device does not know in full; again after a countdown. */
export function useOwnCode(purpose: OwnCodePurpose) {
  const change = useChange('users.sendOwnCode');
  const [secondsLeft, begin] = useCodeCountdown(purpose);
  const send = async () => {
    const answer = await change.run(async (api) => {
      const sent = await api.call('users.sendOwnCode', { body: { purpose } }, IN_PLACE);
      void showSent(api);
      return sent;
    });
    if (answer) begin(answer);
  };
  return { change, secondsLeft, send };
}

/** FORM-02: has a code sent to the new number. */
export function useNewCode() {
  const change = useChange('verification.sendSms');
  const [secondsLeft, begin] = useCodeCountdown('phone');
  const send = async (phoneNumber: string) => {
    const answer = await change.run((api) => sendCode(api, { by: 'phone', address: phoneNumber }, 'phone'));
    if (answer) begin(answer);
  };
  return { change, secondsLeft, send };
}
