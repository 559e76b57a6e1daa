/** A short name for a content: equal contents have equal names, and others almost never. */
export function digest(parts: readonly string[]): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    a = Math.imul(a ^ (a >>> 15), 2246822507);
    b = Math.imul(b ^ (b >>> 13), 3266489909);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
