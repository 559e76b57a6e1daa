import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configMarkdown, loadConfig } from './config.ts';

const read = (environment: Record<string, string>) => loadConfig(environment, '/srv/site');

describe('configuration', () => {
  it('serves on the loopback address with an embedded database when nothing is set', () => {
    expect(read({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/site/.data',
      databaseUrl: null,
      publicUrl: null,
      env: 'production',
      tryOut: true,
      logLevel: 'info',
      trustProxy: [],
      dbPoolMax: 10,
      carriersFile: null,
      carriers: null,
      eventsKey: null,
      drainMs: 1000,
      filesDir: null,
      sessions: { idleDays: 30, maxDays: 180, staffHours: 12 },
      amapKey: null,
      serviceWorker: 'on',
      messages: expect.objectContaining({ mail: { url: null, from: null, to: null } }),
    });
  });

  it('takes an empty or blank variable as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' })).toEqual(read({}));
  });

  it('keeps an absolute data folder and trims the public address to its origin', () => {
    const config = read({ DATA_DIR: '/var/lib/site', PUBLIC_URL: 'https://www.example.com/' });
    expect(config.dataDir).toBe('/var/lib/site');
    expect(config.publicUrl).toBe('https://www.example.com');
  });

  it.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, not "a b".'],
    [
      'PUBLIC_URL',
      'https://example.com/site',
      'PUBLIC_URL must be an http or https address without a path, not "https://example.com/site".',
    ],
    [
      'PUBLIC_URL',
      'ftp://example.com',
      'PUBLIC_URL must be an http or https address without a path, not "ftp://example.com".',
    ],
    ['NODE_ENV', 'staging', 'NODE_ENV must be production, development or test, not "staging".'],
    ['SMS_PROVIDER', 'pigeon', 'SMS_PROVIDER must be aliyun or tencent, not "pigeon".'],
    ['DB_POOL_MAX', '3', 'DB_POOL_MAX must be a whole number from 4 to 200, not "3".'],
  ])('names %s when it is %j', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(sentence);
  });

  it('never repeats a database password in a message', () => {
    expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@host/x' })).toThrow(
      /^DATABASE_URL must be an address that starts with postgresql:\/\/ or postgres:\/\/\.$/,
    );
  });

  it('never repeats the password of a mail server in a message', () => {
    expect(() => read({ MAIL_URL: 'http://me:hunter2@host' })).toThrow(/^MAIL_URL must be [^2]+$/);
  });

  it('F1 takes nobody for whom push services write to who cannot be reached', () => {
    const subjectOf = (VAPID_SUBJECT: string) => read({ VAPID_SUBJECT }).messages.push.subject;
    for (const good of ['mailto:service@example.com', 'https://www.example.com', 'mailto:it@harbourway.co.uk'])
      expect(subjectOf(good)).toBe(good);
    for (const bad of [
      ...['mailto:x@localhost', 'mailto:x@mail.localhost', 'mailto:x@host', 'mailto:x', 'mailto:x@10.0.0.1'],
      ...['mailto:x@a..com', 'mailto:a@b.com,c@d.com', 'mailto:x@server.local', 'mailto:'],
      ...['https://localhost', 'https://127.0.0.1', 'https://[::1]', 'https://intranet', 'http://www.example.com'],
    ])
      expect(() => subjectOf(bad), bad).toThrow(/^VAPID_SUBJECT must be an address/);
  });

  it('trusts proxies by address only, never all of them', () => {
    expect(read({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1' }).trustProxy).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
      '::1',
    ]);
    for (const text of ['true', '1', '10.0.0.0/33', '10.0.0.1/8/8', 'proxy']) {
      expect(() => read({ TRUST_PROXY: text }), text).toThrow('TRUST_PROXY must be');
    }
  });

  it('cannot be changed after it was read', () => {
    expect(Object.isFrozen(read({}))).toBe(true);
    expect(Object.isFrozen(read({}).trustProxy)).toBe(true);
  });

  it('is told by the README as it is', async () => {
    const readme = await readFile(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    expect(readme).toContain(configMarkdown());
  });
});
