import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { defineDictionary } from './dictionary.ts';

export const PORT_TYPES = ['seaport', 'riverport', 'offshore', 'dryport'] as const;
export const portType = z.enum(PORT_TYPES);
export type PortType = z.infer<typeof portType>;

/** A port. `code` is what the trade uses; `aliasCodes` are the other UN/LOCODEs of the same port. Degrees WGS 84. */
export const port = z.object({
  code: z.string(),
  aliasCodes: z.array(z.string()),
  nameEn: z.string(),
  nameZh: z.nullable(z.string()),
  aliasesEn: z.array(z.string()),
  aliasesZh: z.array(z.string()),
  countryCode: z.string(),
  country: bilingual,
  province: z.nullable(z.string()),
  lanes: z.array(z.string()),
  type: portType,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  timezone: z.nullable(z.string()),
});
export type Port = z.infer<typeof port>;

export const ports = defineDictionary('ports', 'ports', port);
