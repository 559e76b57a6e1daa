/** Where a server that listens on a host and port is reached from its own machine, as a browser takes it. */
export function localOrigin(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
