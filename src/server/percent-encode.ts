/**
 * Text percent-encoded as RFC 3986 has it, which also encodes what `encodeURIComponent` leaves: for signatures, and for
 * headers that nothing of a name can end (RFC 8187). Halves of signs become the sign for what cannot be read.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
