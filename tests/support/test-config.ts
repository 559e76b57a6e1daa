import { tmpdir } from 'node:os';
import { type Config, loadConfig } from '#server/config.ts';

/** Settings of a server under test: nothing is logged, and no folder or port is touched. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://site.test' }, tmpdir());
  return { ...config, ...changes };
}
