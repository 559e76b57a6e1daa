import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askedCode, pickedBy, readPickedPort, recentPorts, rememberPort } from './recent-ports.ts';

const port = (code: string) => ({ code, nameEn: `Port ${code}`, nameZh: null });

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('C1 a port that was typed by another of its codes', () => {
  const ningbo = { ...port('CNNGB'), aliasCodes: ['CNNBO', 'CNBLG'] };

  it('is asked for by that, and by its own code otherwise', () => {
    expect(['CNBLG', 'CNNGB', 'Ningbo'].map((text) => askedCode(pickedBy(ningbo, text)))).toEqual([
      'CNBLG',
      'CNNGB',
      'CNNGB',
    ]);
  });

  it('is still so after it was kept, if what was kept is a code', () => {
    expect(readPickedPort({ ...port('CNNGB'), askedAs: 'CNBLG' })).toEqual({ ...port('CNNGB'), askedAs: 'CNBLG' });
    expect(readPickedPort({ ...port('CNNGB'), askedAs: 'no code' })).toEqual(port('CNNGB'));
  });
});

describe('HOME-02 recent ports', () => {
  it('stand last first, each once, six at most', () => {
    for (const code of ['AAAAA', 'BBBBB', 'CCCCC', 'DDDDD', 'AAAAA', 'EEEEE', 'FFFFF', 'GGGGG'])
      rememberPort(port(code));
    expect(recentPorts().map(({ code }) => code)).toEqual(['GGGGG', 'FFFFF', 'EEEEE', 'AAAAA', 'DDDDD', 'CCCCC']);
  });

  it.each(['', '{', 'null', '[1,"x",{}]', '[{"code":5,"nameEn":"x","nameZh":null}]'])('are none in %j', (text) => {
    kept.set('recentPorts', text);
    expect(recentPorts()).toEqual([]);
  });

  it('are none, and none are kept, where storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    });
    rememberPort(port('AAAAA'));
    expect(recentPorts()).toEqual([]);
  });
});
