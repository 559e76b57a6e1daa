import { createHash, createHmac } from 'node:crypto';
import { type ProviderRequest, startProvider } from './provider-server.ts';

/** The key by which the simulated providers know their customer. */
export const SMS_KEYS = { keyId: 'AKIDtest', keySecret: 'secret-of-the-customer' };

const hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const FIVE_MINUTES = 300_000;

interface Taken {
  to: string;
  parameters: unknown;
}

/** Checks a call as Aliyun documents ACS3-HMAC-SHA256: the signature is made again from what arrived. */
function aliyunProblem({ method, url, headers, body }: ProviderRequest): string | null {
  const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (parts === null) return 'IncompleteSignature';
  const [, id, names = '', signature] = parts;
  if (id !== SMS_KEYS.keyId) return 'InvalidAccessKeyId.NotFound';
  const required = [
    'host',
    'x-acs-action',
    'x-acs-content-sha256',
    'x-acs-date',
    'x-acs-signature-nonce',
    'x-acs-version',
  ];
  if (!required.every((name) => names.split(';').includes(name))) return 'IncompleteSignature';
  if (headers['x-acs-content-sha256'] !== hex(body)) return 'InvalidContentSha256';
  if (Math.abs(Date.parse(String(headers['x-acs-date'])) - Date.now()) > FIVE_MINUTES)
    return 'InvalidTimeStamp.Expired';
  const query = [...url.searchParams]
    .map(([name, value]) => [name, value].map((part) => encodeURIComponent(part).replace(/['()*!]/g, escape)).join('='))
    .sort()
    .join('&');
  const canonical = `${method}\n${url.pathname}\n${query}\n${names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('')}\n${names}\n${headers['x-acs-content-sha256']}`;
  const expected = createHmac('sha256', SMS_KEYS.keySecret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

/** Aliyun's Dysmsapi; `limited` makes it refuse for too many messages, as the real one does. */
export async function startAliyun() {
  const taken: Taken[] = [];
  const state = { limited: false };
  const server = await startProvider((request) => {
    const problem = aliyunProblem(request);
    if (problem !== null) return { status: 400, json: { Code: problem, Message: 'refused', RequestId: 'r' } };
    if (state.limited)
      return { json: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发分钟级流控', RequestId: 'r' } };
    const { searchParams } = request.url;
    taken.push({
      to: searchParams.get('PhoneNumbers') ?? '',
      parameters: JSON.parse(searchParams.get('TemplateParam') ?? ''),
    });
    return { json: { Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'r' } };
  });
  return { ...server, taken, state };
}

/** Checks a call as Tencent Cloud documents TC3-HMAC-SHA256. */
function tencentProblem({ method, url, headers, body }: ProviderRequest): string | null {
  const parts =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (parts === null) return 'AuthFailure.InvalidAuthorization';
  const [, id, date = '', names = '', signature] = parts;
  if (id !== SMS_KEYS.keyId) return 'AuthFailure.SecretIdNotFound';
  if (!names.includes('content-type') || !names.includes('host')) return 'AuthFailure.SignatureFailure';
  const timestamp = Number(headers['x-tc-timestamp']);
  if (Math.abs(timestamp * 1000 - Date.now()) > FIVE_MINUTES) return 'AuthFailure.SignatureExpire';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`);
  const canonical = `${method}\n${url.pathname}\n${url.search.slice(1)}\n${lines.join('')}\n${names}\n${hex(body)}`;
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${date}/sms/tc3_request\n${hex(canonical)}`;
  const key = [date, 'sms', 'tc3_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `TC3${SMS_KEYS.keySecret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'AuthFailure.SignatureFailure';
}

/** Tencent Cloud's SMS API. */
export async function startTencent() {
  const taken: Taken[] = [];
  const state = { limited: false };
  const server = await startProvider((request) => {
    const problem = tencentProblem(request);
    if (problem !== null)
      return { json: { Response: { Error: { Code: problem, Message: 'refused' }, RequestId: 'r' } } };
    const { PhoneNumberSet, TemplateParamSet } = JSON.parse(request.body);
    const Code = state.limited ? 'LimitExceeded.PhoneNumberOneHourLimit' : 'Ok';
    if (!state.limited) taken.push({ to: PhoneNumberSet[0], parameters: TemplateParamSet });
    return { json: { Response: { SendStatusSet: [{ Code, Message: 'said' }], RequestId: 'r' } } };
  });
  return { ...server, taken, state };
}
