import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type MessageConfig, messageConfig, messageTable } from './config-messages.ts';
import { named, optional, type Variable, wholeNumber } from './config-variable.ts';
import { StartError } from './start-error.ts';
import { isTryOut } from './try-out.ts';

/** Browsers keep no cookie for longer. */
const LONGEST_COOKIE_DAYS = 400;

/** Every environment variable the server reads, in the order the README lists them. */
const configTable = {
  PORT: named({
    fallback: '8080',
    meaning: 'Port to serve on; 0 takes any free one.',
    must: 'a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  }),
  HOST: named({
    fallback: '127.0.0.1',
    meaning: 'Address to serve on; `0.0.0.0` or `::` for all.',
    must: 'a host name or an IP address',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  DATA_DIR: named({
    fallback: '.data',
    meaning: 'Folder of the embedded database and its password; relative to the folder the server is started in.',
    must: 'a folder',
    schema: z.string(),
  }),
  DATABASE_URL: named({
    fallback: '',
    meaning:
      'A PostgreSQL 15 or newer to use instead of the embedded one, as `postgresql://user:password@host/database`.',
    must: 'an address that starts with postgresql:// or postgres://',
    schema: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    secret: true,
  }),
  PUBLIC_URL: named({
    fallback: '',
    meaning:
      'Where visitors reach the site, such as `https://www.example.com`. None: the address it serves on, and no other name than those of its own machine (`localhost`) is answered.',
    must: 'an http or https address without a path',
    schema: optional(
      z
        .url({ protocol: /^https?$/ })
        .transform((text) => new URL(text))
        .refine((url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '')
        .transform((url) => url.origin),
    ),
  }),
  NODE_ENV: named({
    fallback: 'production',
    meaning:
      '`production`, `development` or `test`. Unset, with all else unset as well, is production that is only tried out (below).',
    must: 'production, development or test',
    schema: z.enum(['production', 'development', 'test']),
  }),
  LOG_LEVEL: named({
    fallback: 'info',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    must: 'fatal, error, warn, info, debug, trace or silent',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
  TRUST_PROXY: named({
    fallback: '',
    meaning:
      'Addresses of reverse proxies whose `X-Forwarded-*` headers count, as a comma-separated list of IPs and CIDR ranges. One that says `X-Forwarded-Proto: http` has its visitor sent to `PUBLIC_URL`, where that is HTTPS.',
    must: 'a comma-separated list of IP addresses and CIDR ranges',
    // A list of addresses only: "true" would let any visitor forge its address, and Fastify reads a number as "trust none".
    schema: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .pipe(z.array(z.string().refine(isAddressRange))),
  }),
  DB_POOL_MAX: named({
    fallback: '10',
    meaning: 'Most connections to the database at once, at least 4.',
    must: 'a whole number from 4 to 200',
    // One listens for changes and one holds the index of the search open while what goes into it is read on a third: with
    // fewer than four, visitors would wait for the index, or the index for ever for itself.
    schema: wholeNumber(4, 200),
  }),
  CARRIERS_FILE: named({
    fallback: '',
    meaning:
      'JSON file with the carriers that are asked for tracking and schedules (`src/server/adapters/carriers/README.md`).',
    must: 'a file',
    schema: optional(z.string()),
  }),
  CARRIERS: named({
    fallback: '',
    meaning: 'The same as JSON text, when there is no file.',
    must: 'JSON',
    schema: optional(z.string()),
    secret: true,
  }),
  EVENTS_KEY: named({
    fallback: '',
    meaning: "Key with which the company's own transport system may deliver events; none means that it may not.",
    must: 'at least 24 characters',
    schema: optional(z.string().min(24)),
    secret: true,
  }),
  DRAIN_MS: named({
    fallback: '1000',
    meaning: 'After SIGTERM, how long `/readyz` says 503 before connections are refused, in milliseconds.',
    must: 'a whole number from 0 to 5000',
    schema: wholeNumber(0, 5000),
  }),
  FILES_DIR: named({
    fallback: '',
    meaning: 'Folder for uploaded files; several servers need a shared one. None keeps them in the database.',
    must: 'a folder',
    schema: optional(z.string()),
  }),
  SESSION_IDLE_DAYS: named({
    fallback: '30',
    meaning: 'A member who uses the site stays logged in; whoever has not for so many days logs in again.',
    must: 'a whole number from 1 to 400',
    schema: wholeNumber(1, LONGEST_COOKIE_DAYS),
  }),
  SESSION_MAX_DAYS: named({
    fallback: '180',
    meaning: 'Days after which a member logs in again in any case.',
    must: 'a whole number from 1 to 400',
    schema: wholeNumber(1, LONGEST_COOKIE_DAYS),
  }),
  SESSION_STAFF_HOURS: named({
    fallback: '12',
    meaning: 'Hours after which staff and administrators log in again in any case.',
    must: 'a whole number from 1 to 168',
    schema: wholeNumber(1, 168),
  }),
  AMAP_KEY: named({
    fallback: '',
    meaning:
      'Key of the AMap JavaScript API: with one, the contact page offers a street map in a frame of its own; none loads nothing from elsewhere.',
    must: '8 to 64 letters and digits',
    // It stands in the frame's address, where visitors see it: restrict it to the site's own domain.
    schema: optional(z.string().regex(/^[A-Za-z0-9]{8,64}$/)),
  }),
  SERVICE_WORKER: named({
    fallback: 'on',
    meaning:
      '`off` takes the service worker and its caches off every device at its next visit online; messages that wait to be sent stay.',
    must: 'on or off',
    schema: z.enum(['on', 'off']),
  }),
  ...messageTable,
} satisfies Record<string, Variable<z.ZodType>>;

type Name = keyof typeof configTable;

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** How long people stay logged in: members while they use the site and at most, staff and administrators at most. */
export type SessionLengths = Readonly<{ idleDays: number; maxDays: number; staffHours: number }>;

/** The server's settings. `dataDir` is absolute; `databaseUrl` and `publicUrl` are null when unset. */
export type Config = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string | null;
  env: 'production' | 'development' | 'test';
  /** Nothing is configured, and nobody else can reach it: codes are shown, and an account is one click away. */
  tryOut: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  trustProxy: readonly string[];
  dbPoolMax: number;
  carriersFile: string | null;
  carriers: string | null;
  eventsKey: string | null;
  drainMs: number;
  /** Absolute. */
  filesDir: string | null;
  sessions: SessionLengths;
  amapKey: string | null;
  serviceWorker: 'on' | 'off';
  messages: MessageConfig;
}>;

/** Reads the settings from environment variables; throws a {@link StartError} that names the first bad one. */
export function loadConfig(environment: Record<string, string | undefined>, folder: string): Config {
  const read = <N extends Name>(name: N): z.output<(typeof configTable)[N]['schema']> => {
    const variable: Variable<z.ZodType> = configTable[name];
    const text = environment[name]?.trim() || variable.fallback;
    const result = variable.schema.safeParse(text);
    if (result.success) return result.data as z.output<(typeof configTable)[N]['schema']>;
    throw new StartError(`${name} must be ${variable.must}${variable.secret ? '' : `, not "${text}"`}.`);
  };
  const filesDir = read('FILES_DIR');
  return Object.freeze({
    port: read('PORT'),
    host: read('HOST'),
    dataDir: resolve(folder, read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    publicUrl: read('PUBLIC_URL'),
    env: read('NODE_ENV'),
    tryOut: isTryOut(
      read('HOST'),
      Object.keys(configTable).filter((name) => (environment[name] ?? '').trim() !== ''),
    ),
    logLevel: read('LOG_LEVEL'),
    trustProxy: Object.freeze(read('TRUST_PROXY')),
    dbPoolMax: read('DB_POOL_MAX'),
    carriersFile: read('CARRIERS_FILE'),
    carriers: read('CARRIERS'),
    eventsKey: read('EVENTS_KEY'),
    drainMs: read('DRAIN_MS'),
    filesDir: filesDir === null ? null : resolve(folder, filesDir),
    sessions: Object.freeze({
      idleDays: read('SESSION_IDLE_DAYS'),
      maxDays: read('SESSION_MAX_DAYS'),
      staffHours: read('SESSION_STAFF_HOURS'),
    }),
    amapKey: read('AMAP_KEY'),
    serviceWorker: read('SERVICE_WORKER'),
    messages: messageConfig(read),
  });
}

/** The settings as a Markdown table for the README. */
export function configMarkdown(): string {
  const rows = Object.entries(configTable).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${meaning} |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
