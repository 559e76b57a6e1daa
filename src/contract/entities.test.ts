import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contactMessage } from './contact.ts';
import { advertisement, moduleImage, notice } from './content.ts';
import { fileResult } from './files.ts';
import { companyInfo, dock, expert, siteConfig } from './site.ts';
import { blVO, containerVO, customsVO, eventVO, shipVoyageVO, trackingAnswer } from './tracking.ts';
import { userInfo } from './users.ts';

/** The fields of section 3 of the specification that a schema does not have. */
const missing = ({ shape }: z.ZodMiniObject, fields: string) => fields.split(' ').filter((name) => !(name in shape));

describe('the entities of the specification', () => {
  it.each<[string, z.ZodMiniObject, string]>([
    ['user info', userInfo, 'firstName permission avatar avatarName'],
    ['notice', notice, 'name title url'],
    ['advertisement', advertisement, 'imgUrl url'],
    ['switches', siteConfig, 'enabledAds enabledBanner'],
    ['side dock', dock, 'phoneNumber linkUrl'],
    ['company', companyInfo, 'companyName phoneNumber email address'],
    ['footer picture', moduleImage, 'httpUrl moduleType type'],
    ['file', fileResult, 'fileId path'],
    ['expert', expert, 'id name'],
    [
      'contact message',
      contactMessage,
      'id fromName fromPhone fromEmail fromCompanyName fromMessage toEmail moduleType type code',
    ],
  ])('ENT-02 %s has all its fields', (_name, schema, fields) => {
    expect(missing(schema, fields)).toEqual([]);
  });

  it.each<[string, z.ZodMiniObject, string]>([
    ['the answer', trackingAnswer, 'businessType blVO containerVO eventVO shipVoyageVO customsVO'],
    [
      'blVO',
      blVO,
      'blNo polCode polEnName polCnName podCode podEnName podCnName carrierName carrierCode firstVessel firstVoyage polEtd polAtd podEta podAta transferFlag',
    ],
    [
      'containerVO',
      containerVO,
      'containerNo directFlag vesselName voyage sealNo containerSize containerType containerOwner loadingCode dischargeCode containerStatus dgunFlag carrierOperation',
    ],
    ['eventVO', eventVO, 'eventCode eventName locationName locationCode eventTime eventPlace'],
    [
      'shipVoyageVO',
      shipVoyageVO,
      'portLoadCode portLoad portDischarge portDischargeCode sort polAtd polEtd podEta podAta',
    ],
    ['customsVO', customsVO, 'customs customsNo eventCode eventStatus eventStatusName'],
  ])('ENT-03 of tracking, %s has all its fields', (_name, schema, fields) => {
    expect(missing(schema, fields)).toEqual([]);
  });

  it('ENT-03 tells direct from transfer, and a bill from a box, by 1 and 2', () => {
    for (const schema of [blVO.shape.transferFlag, trackingAnswer.shape.businessType]) {
      expect([0, 1, 2, 3].filter((value) => schema.safeParse(value).success)).toEqual([1, 2]);
    }
  });
});
