import * as z from 'zod/mini';
import { optionalLine, sentCode, uuid } from './account-fields.ts';
import { PHONE_PATTERN, UPLOAD_MAX_FILES } from './account-limits.ts';
import { BOX_TYPES, CARGO_TYPES, ENQUIRY_LIMITS, ENQUIRY_TYPES, isPhoneNumber } from './enquiry-kinds.ts';
import { defineRoute } from './route.ts';

const { boxes, boxTypes, packages, weightKg, volumeM3 } = ENQUIRY_LIMITS;

/** Neither control characters nor halves of a character: the first could forge lines of a mail, the second are no text. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\r\n\t])*$/u;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(ONE_LINE));
const filledLine = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(ONE_LINE));
const count = (max: number) => z.int().check(z.minimum(1), z.maximum(max));
const measure = (max: number) => z.number().check(z.gt(0), z.maximum(max));
const portCode = z.string().check(z.regex(/^[A-Z]{2}[A-Z0-9]{3}$/));

/** How the goods travel: whole boxes by type, or loose with weight and, where it is known, number and volume. */
const load = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('boxes'),
    boxes: z
      .array(z.object({ type: z.enum(BOX_TYPES), count: count(boxes) }))
      .check(z.minLength(1), z.maxLength(boxTypes)),
  }),
  z.object({
    kind: z.literal('loose'),
    packages: z.nullable(count(packages)),
    weightKg: measure(weightKg),
    volumeM3: z.nullable(measure(volumeM3)),
  }),
]);

/**
 * HOME-02: an enquiry for a rate. Names of fields as in ENT-02 where it has them. `id` is the enquiry's own, made on the
 * device and equal to the idempotency key. Ports are codes of the port table; `readyDate` is `YYYY-MM-DD` or null. Of
 * phone and e-mail the one that `verifiedBy` names was verified for `enquiry` and is filled; the other may be empty.
 */
export const enquiry = z
  .object({
    id: uuid,
    moduleType: z.literal('product'),
    type: z.enum(ENQUIRY_TYPES),
    polCode: portCode,
    podCode: portCode,
    cargoType: z.enum(CARGO_TYPES),
    goods: filledLine(ENQUIRY_LIMITS.goods),
    load,
    readyDate: z.nullable(z.iso.date()),
    fromName: filledLine(ENQUIRY_LIMITS.name),
    fromPhone: line(ENQUIRY_LIMITS.phone).check(z.refine((text) => text === '' || isPhoneNumber(text))),
    fromEmail: z.union([z.literal(''), z.email().check(z.maxLength(ENQUIRY_LIMITS.email), z.regex(ONE_LINE))]),
    fromCompanyName: line(ENQUIRY_LIMITS.company),
    fromMessage: z.string().check(z.trim(), z.maxLength(ENQUIRY_LIMITS.message), z.regex(LINES)),
    verifiedBy: z.enum(['phone', 'email']),
    /** Not needed where the number or address was verified for this enquiry's own id. */
    code: z.optional(sentCode),
    /** Ids of pictures that were uploaded for it. */
    photos: z.optional(z.array(uuid).check(z.maxLength(UPLOAD_MAX_FILES))),
    /** Version of the privacy notice that was agreed to. */
    consent: z.optional(optionalLine(40)),
  })
  .check(
    z.refine(({ polCode, podCode }) => polCode !== podCode, { path: ['podCode'] }),
    // Whole boxes go by ship, train and truck.
    z.refine(({ type, load: { kind } }) => type !== 'air' || kind === 'loose', { path: ['load', 'kind'] }),
    z.refine(({ fromPhone, verifiedBy }) => verifiedBy !== 'phone' || PHONE_PATTERN.test(fromPhone), {
      path: ['fromPhone'],
    }),
    z.refine(({ fromEmail, verifiedBy }) => verifiedBy !== 'email' || fromEmail !== '', { path: ['fromEmail'] }),
  );
export type Enquiry = z.infer<typeof enquiry>;

/** The receipt to name on the phone: the number of the enquiry `id`, and when it was received (ISO instant). */
const enquiryReceipt = z.object({ id: z.string(), receipt: z.string(), receivedAt: z.string() });
export type EnquiryReceipt = z.infer<typeof enquiryReceipt>;

/**
 * Stores an enquiry once per `Idempotency-Key`, which is its `id`, and mails it to the company. Needs a number or address
 * verified for `enquiry` within the last day: by this enquiry's id, or by the very `code` that is sent along; else
 * `not-verified`.
 */
export const enquiryAdd = defineRoute({
  name: 'enquiry.add',
  method: 'POST',
  path: '/bEmailUs/showProductAdd',
  summary: 'Enquiry for a rate between two ports',
  token: false,
  body: enquiry,
  response: enquiryReceipt,
});
