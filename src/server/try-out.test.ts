import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { isFromOwnMachine } from './try-out.ts';

const tryOut = (environment: Record<string, string>) => loadConfig(environment, '/srv/site').tryOut;

describe('G15 a try-out', () => {
  it.each([
    {},
    { PORT: '9000', DATA_DIR: '/tmp/x', LOG_LEVEL: 'warn' },
    { HOST: 'localhost' },
    { HOST: '::1', NODE_ENV: ' ' },
    { HOST: '127.0.0.2', CARRIERS: '[]' },
  ])('is a start with %j', (environment) => {
    expect(tryOut(environment)).toBe(true);
  });

  it.each([
    { NODE_ENV: 'production' },
    { NODE_ENV: 'development' },
    { NODE_ENV: 'test' },
    { DATABASE_URL: 'postgresql://me@host/site' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { HOST: 'localhost.example.com' },
    { PUBLIC_URL: 'http://localhost:8080' },
    { TRUST_PROXY: '127.0.0.1' },
    { MAIL_URL: 'smtp://host' },
    { SMS_PROVIDER: 'aliyun' },
    { FILES_DIR: '/files' },
    { EVENTS_KEY: 'own-system-key-of-24-characters' },
  ])('is no start with %j', (environment) => {
    expect(tryOut(environment)).toBe(false);
  });
});

describe('G15 a request of the own machine', () => {
  const request = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', httpVersion = '1.1') => {
    const raw: unknown = { socket: { remoteAddress }, httpVersion, httpVersionMajor: Number(httpVersion[0]) };
    return { raw, headers: { host: 'localhost:8080', ...headers } } as Parameters<typeof isFromOwnMachine>[0];
  };

  it('comes by the loopback address, for a loopback name, from its own pages', () => {
    expect(isFromOwnMachine(request())).toBe(true);
    expect(isFromOwnMachine(request({ host: '[::1]:8080', origin: 'http://[::1]:8080' }, '::1'))).toBe(true);
    expect(isFromOwnMachine(request({ origin: 'http://localhost:8080' }, '::ffff:127.0.0.1'))).toBe(true);
    expect(isFromOwnMachine(request({ host: 'site.localhost:80', origin: 'http://site.localhost:80' }))).toBe(true);
  });

  it.each([
    ['another machine', request({}, '192.168.1.7')],
    ['no address', request({}, '')],
    ['another name for this one, as by a rebound name', request({ host: 'site.example.com' })],
    ['no name', request({ host: '' })],
    ['a foreign page', request({ origin: 'https://evil.example' })],
    ['another port', request({ origin: 'http://localhost:3000' })],
    ['a page without an origin', request({ origin: 'null' })],
    ['a proxy that says so', request({ 'x-forwarded-for': '5.5.5.5' })],
    ['a proxy that names the host', request({ 'x-forwarded-host': 'localhost' })],
    ['a proxy by the standard', request({ forwarded: 'for=127.0.0.1' })],
    ['a cache', request({ via: '1.1 cache' })],
    ['a tunnel', request({ 'cf-connecting-ip': '5.5.5.5' })],
    ['a proxy that ends each connection', request({ connection: 'close' })],
    ['a proxy that speaks HTTP/1.0', request({}, '127.0.0.1', '1.0')],
  ])('is none from %s', (_, foreign) => {
    expect(isFromOwnMachine(foreign)).toBe(false);
  });
});
