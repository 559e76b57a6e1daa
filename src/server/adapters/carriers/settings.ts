import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { errorCode, errorText, StartError } from '#server/start-error.ts';

const bilingual = z.object({ zh: z.string(), en: z.string() });
const headerName = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
const parameterName = z.string().regex(/^[A-Za-z_-]{1,60}$/);
const seconds = z.number().min(0).max(86_400);
/** Answers that mean "nothing of the kind". Never 400 unless it is said: it may as well be our way of asking. */
const nothing = z.array(z.number().int().min(400).max(499)).default([404]);

const oauth2 = z.strictObject({
  tokenUrl: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z.string().optional(),
  audience: z.string().optional(),
});

/** Every part may be combined: Maersk wants a consumer key and OAuth2 at once. */
const auth = z.strictObject({
  /** Fixed headers, such as `Consumer-Key` or `x-api-key`. */
  headers: z.record(headerName, z.string().min(1)).default({}),
  oauth2: oauth2.optional(),
  /** Signature per request of COSCO's platform (HMAC-SHA1). */
  coscoHmac: z.strictObject({ apiKey: z.string().min(1), secretKey: z.string().min(1) }).optional(),
});

const limits = z.strictObject({
  timeoutMs: z.number().min(100).max(60_000).default(8000),
  retries: z.number().int().min(0).max(5).default(2),
  perMinute: z.number().int().min(1).max(100_000).default(60),
  perDay: z.number().int().min(1).max(10_000_000).default(5000),
  cacheSeconds: seconds.default(600),
  /** Answers are cut off beyond so many bytes. */
  maxBytes: z.number().int().min(1024).max(64_000_000).default(8_000_000),
  /** Pages read of one answer. */
  maxPages: z.number().int().min(1).max(200).default(20),
});

const carrierSettings = z.strictObject({
  scac: z.string().regex(/^[A-Z]{2,4}$/),
  name: bilingual,
  kind: z.enum(['carrier', 'demo']).default('carrier'),
  prefixes: z.array(z.string().regex(/^[A-Z0-9]{2,8}$/)).default([]),
  auth: auth.prefault({}),
  limits: limits.prefault({}),
  tracking: z
    .strictObject({
      dialect: z.enum(['dcsa', 'cosco']),
      /** With the version, such as `https://api.example.com/track/v2`. */
      baseUrl: z.url({ protocol: /^https?$/ }),
      apiVersion: z.string().default('2'),
      pageSize: z.number().int().min(1).max(1000).default(100),
      nextPageHeader: headerName.default('Next-Page'),
      billParameter: parameterName.default('transportDocumentReference'),
      boxParameter: parameterName.default('equipmentReference'),
      nothing,
    })
    .optional(),
  schedules: z
    .strictObject({
      baseUrl: z.url({ protocol: /^https?$/ }),
      apiVersion: z.string().default('1'),
      pageSize: z.number().int().min(1).max(1000).default(100),
      nextPageHeader: headerName.default('Next-Page-Cursor'),
      nothing,
    })
    .optional(),
  push: z
    .strictObject({
      /** Whether subscriptions are made at the carrier; without it its notifications are still taken. */
      subscribe: z.boolean().default(true),
      signatureHeader: headerName.default('Notification-Signature'),
      subscriptionHeader: headerName.default('Subscription-ID'),
    })
    .optional(),
  /** Only for simulators: lets the carrier live on this machine or in a private network. */
  allowPrivateAddress: z.boolean().default(false),
});

const carriersFile = z.strictObject({ carriers: z.array(carrierSettings).max(100) });

/** One carrier as configured. */
export type CarrierSettings = z.infer<typeof carrierSettings>;

type Environment = Record<string, string | undefined>;

/** Puts environment variables in for texts such as `$MAEU_SECRET`, so that the file itself holds no secret. */
function withSecrets(value: unknown, environment: Environment): unknown {
  if (typeof value === 'string' && /^\$[A-Z][A-Z0-9_]*$/.test(value)) {
    const secret = environment[value.slice(1)];
    if (secret === undefined || secret === '') {
      throw new StartError(`The carriers' settings name the environment variable ${value.slice(1)}, which is not set.`);
    }
    return secret;
  }
  if (Array.isArray(value)) return value.map((item) => withSecrets(item, environment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withSecrets(item, environment)]));
}

/** Reads carriers' settings from JSON text; throws a {@link StartError} that names the first bad member, never its value. */
export function parseCarriers(text: string, environment: Environment): CarrierSettings[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StartError("The carriers' settings are not JSON.");
  }
  const result = carriersFile.safeParse(withSecrets(json, environment));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`The carriers' settings: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'do not fit'}.`);
  }
  const codes = result.data.carriers.map(({ scac }) => scac);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) throw new StartError(`The carriers' settings name ${twice} twice.`);
  return result.data.carriers;
}

/** The configured carriers: from the file, else from the variable, else none. */
export async function loadCarriers(
  { carriersFile: path, carriers }: Pick<Config, 'carriersFile' | 'carriers'>,
  environment: Environment,
): Promise<CarrierSettings[]> {
  if (path === null) return carriers === null ? [] : parseCarriers(carriers, environment);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartError(`The file CARRIERS_FILE=${path} cannot be read (${errorCode(error) ?? errorText(error)}).`);
  });
  return parseCarriers(text, environment);
}
