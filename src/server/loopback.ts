/**
 * Whether a host name means the machine that asks, whoever resolves it. Other names may be made to point here by whoever
 * owns them.
 */
export function isLoopbackName(hostname: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
