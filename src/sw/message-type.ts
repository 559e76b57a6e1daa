/** Whether what a page has sent is a message of this type. Another build's page may send anything. */
export const isOfType = <T extends string>(data: unknown, type: T): data is { type: T } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;
