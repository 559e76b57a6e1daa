import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { percentEncode } from '#server/percent-encode.ts';
import { callProvider } from '../provider-call.ts';
import type { SmsPort } from './port.ts';

/** The credentials, the template and the address of Aliyun's SMS service. `endpoint` is an origin. */
interface AliyunSettings {
  keyId: string;
  keySecret: string;
  signName: string;
  template: string;
  endpoint: string;
}

/** Dysmsapi of mainland China, version 2017-05-25. */
export const ALIYUN_ENDPOINT = 'https://dysmsapi.aliyuncs.com';

const answer = z.object({ Code: z.string(), Message: z.string().optional() });
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Signs a call as ACS3-HMAC-SHA256: method, path, query, headers and body all count. */
function signed(url: URL, query: string, { keyId, keySecret }: AliyunSettings, now: Date): Record<string, string> {
  const headers: Record<string, string> = {
    host: url.host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name] ?? ''}\n`).join('');
  const request = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

/** Codes by Aliyun's SMS service; its template takes the parameter `code`. */
export function aliyunSms(settings: AliyunSettings, clock: () => number): SmsPort {
  return {
    name: `Aliyun SMS at ${new URL(settings.endpoint).host}`,
    async send({ phoneNumber, code }) {
      const parameters: Record<string, string> = {
        PhoneNumbers: phoneNumber,
        SignName: settings.signName,
        TemplateCode: settings.template,
        TemplateParam: JSON.stringify({ code }),
      };
      const query = Object.keys(parameters)
        .sort()
        .map((name) => `${percentEncode(name)}=${percentEncode(parameters[name] ?? '')}`)
        .join('&');
      const url = new URL(`/?${query}`, settings.endpoint);
      const headers = signed(url, query, settings, new Date(clock()));
      const { Code, Message = '' } = answer.parse(await callProvider(url, { method: 'POST', headers }));
      if (Code !== 'OK') throw new Error(`Aliyun did not take the message: ${Code} ${Message}`);
    },
  };
}
