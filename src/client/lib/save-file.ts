/** How long a file's address is kept for the browser to begin saving, in milliseconds. */
const KEPT_MS = 60_000;

/** Has the browser save bytes of this device as a file. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
