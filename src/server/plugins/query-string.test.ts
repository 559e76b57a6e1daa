import { describe, expect, it } from 'vitest';
import { QUERY_MAX, queryOf, questionOf } from './query-string.ts';

const plain = (text: string): unknown => JSON.parse(JSON.stringify(queryOf(`/path?${text}`)));

describe('CALL-02 a query string', () => {
  it.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&&b', { a: '1', b: '' }],
    ['keyword=%E5%AE%81%E6%B3%A2+port', { keyword: '宁波 port' }],
    ['filter[port][code]=CNNGB&filter[lane]=x', { filter: { port: { code: 'CNNGB' }, lane: 'x' } }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a[0]=1', { a: { '0': '1' } }],
    ['a=x=y', { a: 'x=y' }],
    ['a=1?2', { a: '1?2' }],
  ])('%s', (text, value) => {
    expect(plain(text)).toEqual(value);
  });

  it.each([
    'a=1&a=2',
    'a[b][c][d]=1',
    'a[=1',
    'a]b=1',
    '[a]=1',
    'a[]=1',
    'a[b=1',
    '__proto__=1',
    'a[__proto__]=1',
    'constructor[prototype]=1',
    'a=%',
    '%FF=1',
    'a=1%00',
    'a=1&a[b]=2',
    'a[b]=1&a=2',
    'a[b]=1&a[b][c]=2',
    `a=${'x'.repeat(QUERY_MAX)}`,
    Array.from({ length: 41 }, (_, n) => `k${n}=1`).join('&'),
  ])('is not taken: %s', (text) => {
    expect(plain(text)).toBeNull();
  });

  it('becomes objects without a prototype, so that no name has a meaning of its own', () => {
    const tree = Object(queryOf('/?toString=1&a[valueOf]=2'));
    expect(Object.getPrototypeOf(tree)).toBeNull();
    expect(Object.getPrototypeOf(tree.a)).toBeNull();
    expect(Object.keys(tree)).toEqual(['toString', 'a']);
  });
});

describe('G11, CALL-04 a question in an address or a body', () => {
  const read = (url: string, body: unknown): unknown => JSON.parse(JSON.stringify(questionOf(url, body)));

  it('is read from either, as the same text, and what stands in the address holds', () => {
    const asked = { keywords: '宁波 50%&', pageNum: '2', range: { from: 'a' } };
    expect(read('/path', { keywords: '宁波 50%&', pageNum: 2, range: { from: 'a' }, node: null })).toEqual(asked);
    expect(read('/path?pageNum=2', { ...asked, pageNum: 7 })).toEqual(asked);
    for (const nothing of [undefined, null, {}]) expect(read('/path?a=1', nothing)).toEqual({ a: '1' });
  });

  it.each([
    ['text', 'keywords=a'],
    ['a number', 5],
    ['a body too long', { keywords: 'x'.repeat(QUERY_MAX) }],
    ['a name of the language', JSON.parse('{"__proto__":{"a":1}}')],
    ['NUL', { keywords: 'a\0' }],
    ['what nests too deeply', { a: { b: { c: { d: 1 } } } }],
    ['what nests without end', JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ])('is not taken when it is %s', (_, body) => {
    expect(questionOf('/path', body)).toBeNull();
  });

  it('is not taken when the address is not', () => {
    expect(questionOf('/path?a=1&a=2', { b: 1 })).toBeNull();
  });
});
