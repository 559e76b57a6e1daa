import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the import command', () => {
  it('reads kind, file and options', () => {
    expect(
      readArguments(['ports', 'a.csv', '--format', 'unece', '--dated', '2024-10-30', '--edition', '2024-2']),
    ).toEqual({
      do: 'import',
      kind: 'ports',
      request: { path: 'a.csv', format: 'unece', edition: '2024-2', dated: '2024-10-30', source: null, force: false },
    });
    expect(readArguments([])).toEqual({ do: 'help' });
    expect(readArguments(['demo', '--remove'])).toEqual({ do: 'remove-demo', content: false });
    expect(readArguments(['content', 'site', '--prune'])).toEqual({
      do: 'content',
      request: { folder: 'site', demo: false, prune: true },
    });
    expect(readArguments(['content', '--remove-demo'])).toEqual({ do: 'remove-demo', content: true });
  });

  it.each([
    [['prots', 'a.csv'], /There is no import of "prots"/],
    [['ports'], /Which file/],
    [['ports', 'a', 'b'], /One file/],
    [['ports', 'a', '--format', 'xml'], /no layout "xml"/],
    [['hs', 'a', '--dated', '2026-02-30'], /not written as YYYY-MM-DD/],
    [['hs', 'a', '--frmat', 'x'], /frmat/],
    [['content'], /Which folder/],
    [['content', 'a', 'b'], /One folder/],
    [['content', 'a', '--remove-demo'], /stands alone/],
    [['demo'], /demo -- --remove|demo --remove/],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
