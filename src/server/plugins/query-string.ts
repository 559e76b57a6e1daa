import { type defaultDecoder, parse, stringify } from 'qs';

/** Longest query that is read at all, in characters: a keyword of 100 Chinese characters takes 900. */
export const QUERY_MAX = 4096;

/** `name[key][key]`, none of them empty. */
const NAME = /^[^[\]]+(?:\[[^[\]]+\])*$/;
const PART_OF_THE_LANGUAGE = /(?:^|\[)(?:__proto__|constructor|prototype)(?:\[|\]|$)/;

/** Throws where `qs` would take a broken text as it is, or leave a name out. */
function decode(text: string, _default: defaultDecoder, _charset?: string, kind?: 'key' | 'value'): string {
  const decoded = decodeURIComponent(text.replaceAll('+', ' '));
  const isRefused = kind === 'key' && decoded !== '' && (!NAME.test(decoded) || PART_OF_THE_LANGUAGE.test(decoded));
  if (isRefused || decoded.includes('\0')) throw new URIError('not a text');
  return decoded;
}

/**
 * CALL-02: reads the query of an address, nested as `name[key]`, into objects without a prototype. Null when it is not
 * taken: too long, too many parameters, nested too deeply, broken, or with a name that is given twice or is a part of the
 * language. `qs`, because the platform reads no nested names.
 */
export function queryOf(url: string): unknown {
  const start = url.indexOf('?');
  const text = start === -1 ? '' : url.slice(start + 1);
  if (text.length > QUERY_MAX) return null;
  try {
    return parse(text, {
      decoder: decode,
      plainObjects: true,
      // A name given twice would be a list, which no call takes: better refused than half heard.
      parseArrays: false,
      arrayLimit: 0,
      parameterLimit: 40,
      depth: 2,
      strictDepth: true,
      throwOnLimitExceeded: true,
    });
  } catch {
    return null;
  }
}

/**
 * CALL-04: the question of a call that only reads and is asked by POST: in its address or as JSON in its body, of which the
 * same is taken. What stands in the address holds. Null as from {@link queryOf}.
 */
export function questionOf(url: string, body: unknown): unknown {
  const inAddress = queryOf(url);
  if (inAddress === null || body === undefined || body === null) return inAddress;
  const inBody = typeof body === 'object' ? queryOf(`?${textOf(body)}`) : null;
  return inBody === null ? null : Object.assign(Object(inBody), inAddress);
}

/** As long as none that is taken where it has no text, as what nests without end. */
function textOf(body: object): string {
  try {
    return stringify(body, { skipNulls: true });
  } catch {
    return '&'.repeat(QUERY_MAX + 1);
  }
}
