import fp from 'fastify-plugin';
import { emailSend, emailVerify, smsSend, smsVerify } from '#contract/verification.ts';
import type { VerificationService } from './service.ts';

/** The calls that send codes and check those of messages. */
export const verificationRoutes = fp<{ service: VerificationService }>(
  async (app, { service }) => {
    app.mount(smsSend, {
      handle: ({ body: { phoneNumber, purpose = 'contact', captcha } }, call) =>
        service.send(phoneNumber, purpose, captcha, call),
    });
    app.mount(emailSend, {
      handle: ({ body: { email, purpose = 'contact', captcha } }, call) => service.send(email, purpose, captcha, call),
    });
    app.mount(smsVerify, {
      handle: async ({ body: { phoneNumber, code, purpose = 'contact', messageKey = null } }, call) => {
        await service.grant(phoneNumber, code, purpose, messageKey, call);
        return true;
      },
    });
    app.mount(emailVerify, {
      handle: async ({ body: { email, code, purpose = 'contact', messageKey = null } }, call) => {
        await service.grant(email, code, purpose, messageKey, call);
        return true;
      },
    });
  },
  { name: 'verification', dependencies: ['contract'] },
);
