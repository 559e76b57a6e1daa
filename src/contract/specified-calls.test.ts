import { describe, expect, it } from 'vitest';
import { CAPTCHA_TIMEOUT_MS } from './account-limits.ts';
import type { RouteDefinition } from './route.ts';
import { routes } from './routes.ts';

/** Section 7 of the specification, address by address; those that it leaves open stand as decision 3 has chosen them. */
const FOR_EVERYBODY = [
  'POST /auth/login',
  'POST /auth/phone/login',
  'POST /auth/wechatlogin',
  'GET /auth/code',
  'GET /bAds/showGet',
  'GET /bConfig/showGet',
  'GET /bDock/showGet',
  'GET /bCompanyInfo/showGet',
  'GET /bBanner/showGet',
  'POST /bEmailUs/showAdd',
  'POST /bEmailUs/showProductAdd',
  'POST /tPhoneMsg/sendSMS',
  'POST /tPhoneMsg/verifySMS',
  'POST /tUser/changePasswordByPhone',
  // Calls behind pages that are open to everybody.
  'GET /bExpertInfo/showGet',
  'GET /bExpertClass/showGet',
  'GET /tFile/showGetfilelist',
  'POST /bCommon/globalSearch',
  'POST /bLog/add',
  'DELETE /auth/logout',
  'GET /common/download/resource',
  'GET /common/download/zip/dictionary',
  'GET /bApiCode/showGet',
];
const WITH_TOKEN = [
  'POST /tFile/uploadfile',
  'POST /file/new/upload',
  'POST /tFile/deletefile',
  'POST /tUser/get',
  'POST /tUser/changePassword',
  'POST /tUser/changeAvatar',
  'POST /tUser/changeContent',
  'POST /tUser/changePhone',
  'GET /common/download',
  'GET /bTracking/showGet',
  'GET /bShipPlan/showGet',
];

const declared = new Map<string, RouteDefinition>(routes.map((route) => [`${route.method} ${route.path}`, route]));

describe('CALL-04 the calls of the specification', () => {
  it.each(FOR_EVERYBODY)('have %s, which needs no token', (call) => {
    expect(declared.get(call)).toMatchObject({ token: false });
  });

  it.each(WITH_TOKEN)('have %s, which needs one', (call) => {
    expect(declared.get(call)).toMatchObject({ token: true });
  });

  it('have each a name of their own, by which the client asks', () => {
    const names = routes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('CALL-05 wait 20 s for the captcha', () => {
    expect(declared.get('GET /auth/code')?.timeoutMs).toBe(CAPTCHA_TIMEOUT_MS);
    expect(CAPTCHA_TIMEOUT_MS).toBe(20_000);
  });
});
