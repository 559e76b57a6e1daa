/** Puts text on the clipboard; false when the browser refuses, for instance without a secure connection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
