/**
 * Merges a form's draft with the values typed before it was read: each field that is not as it began stands as it was
 * typed.
 */
export function typedOver<T extends object>(left: T, typed: T, begun: T): T {
  const isTyped = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(Reflect.get(begun, name));
  return { ...left, ...Object.fromEntries(Object.entries(typed).filter(isTyped)) };
}
