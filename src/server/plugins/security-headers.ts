import fp from 'fastify-plugin';

/** SHA-256 sources (`'sha256-…'`) of the inline scripts and styles of one page. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Hashes of the scripts and styles that a page holds inline, and whether it may show frames of this site. */
interface PagePolicy extends InlineHashes {
  frames?: boolean;
}

/**
 * The content security policy of every answer. Workers live by the policy their own file was sent with, so it is the
 * same for files, pages and data; pages add the hashes of what they hold inline.
 */
export function contentSecurityPolicy({ scripts, styles, frames = false }: PagePolicy): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // The document's own, which knows the build's workers, and that of the sanitiser of content.
    'trusted-types default dompurify',
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers as names and values, in the order they are sent. */
export type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The fixed security headers of every class of answer. Own code and not a plugin, because what is refused before there is a
 * reply, straight at the connection, carries them too.
 */
export function securityHeaders(secure: boolean): Headers {
  return [
    ['content-security-policy', contentSecurityPolicy({ scripts: [], styles: [] })],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
    ...(secure ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as const) : []),
  ];
}

/** Puts the security headers and the request's id on every answer; one that has such a header of its own keeps it. */
export const securityHeadersPlugin = fp<{ secure: boolean }>(
  async (app, { secure }) => {
    const headers = securityHeaders(secure);
    app.addHook('onSend', (request, reply, payload, done) => {
      for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
      reply.header('x-request-id', request.id);
      done(null, payload);
    });
  },
  { name: 'security-headers' },
);
