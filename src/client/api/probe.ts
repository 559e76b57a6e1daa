/**
 * Asks the server for a sign of life and reads the answer: a captive portal answers every address with a page of its
 * own and status 200, so only our own words count.
 */
export async function probeServer(base: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${base}/bConfig/showGet`, {
    signal,
    cache: 'no-store',
    headers: { accept: 'application/json' },
  });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'status' in answer;
}
