import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { callProvider } from '../provider-call.ts';
import type { SmsPort } from './port.ts';

/** The credentials, the template and the address of Tencent Cloud's SMS service. `endpoint` is an origin. */
interface TencentSettings {
  keyId: string;
  keySecret: string;
  signName: string;
  template: string;
  appId: string;
  endpoint: string;
}

/** The SMS API of Tencent Cloud, version 2021-01-11. */
export const TENCENT_ENDPOINT = 'https://sms.tencentcloudapi.com';

const REGION = 'ap-guangzhou';
const CONTENT_TYPE = 'application/json; charset=utf-8';

const status = z.object({ Code: z.string(), Message: z.string().optional() });
const answer = z.object({
  Response: z.object({ Error: status.optional(), SendStatusSet: z.array(status).optional() }),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signs a call as TC3-HMAC-SHA256, with a key that is derived for the day and the service. */
function signed(
  host: string,
  body: string,
  { keyId, keySecret }: TencentSettings,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const date = new Date(now).toISOString().slice(0, 10);
  const scope = `${date}/sms/tc3_request`;
  const names = 'content-type;host;x-tc-action';
  const lines = `content-type:${CONTENT_TYPE}\nhost:${host}\nx-tc-action:sendsms\n`;
  const request = ['POST', '/', '', lines, names, sha256(body)].join('\n');
  const key = hmac(hmac(hmac(`TC3${keySecret}`, date), 'sms'), 'tc3_request');
  const signature = hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(request)}`).toString('hex');
  return {
    'content-type': CONTENT_TYPE,
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': REGION,
    'x-tc-timestamp': timestamp,
    authorization: `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Codes by Tencent Cloud's SMS service; its template takes one parameter. */
export function tencentSms(settings: TencentSettings, clock: () => number): SmsPort {
  return {
    name: `Tencent Cloud SMS at ${new URL(settings.endpoint).host}`,
    async send({ phoneNumber, code }) {
      const url = new URL('/', settings.endpoint);
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${phoneNumber}`],
        SmsSdkAppId: settings.appId,
        SignName: settings.signName,
        TemplateId: settings.template,
        TemplateParamSet: [code],
      });
      const headers = signed(url.host, body, settings, clock());
      const { Response } = answer.parse(await callProvider(url, { method: 'POST', headers, body }));
      const outcome = Response.Error ?? Response.SendStatusSet?.[0];
      if (outcome?.Code !== 'Ok') {
        throw new Error(`Tencent Cloud did not take the message: ${outcome?.Code ?? ''} ${outcome?.Message ?? ''}`);
      }
    },
  };
}
