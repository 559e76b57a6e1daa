import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the hashes of a page', () => {
  it('cover inline scripts and styles with whatever attributes, each once', () => {
    const html =
      '<style>a{}</style><STYLE media="print">b{}</STYLE><script>one</script><script class="x" type="module">two\n</script><script>one</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [hash('one'), hash('two\n')], styles: [hash('a{}'), hash('b{}')] });
  });

  it('leave out scripts that have a file', () => {
    expect(inlineHashes('<script src="/a.js"></script><script type="module" SRC = /b.js></script>').scripts).toEqual(
      [],
    );
  });

  it('do not take one attribute for another', () => {
    expect(inlineHashes('<script data-src="x">inline</script>').scripts).toEqual([hash('inline')]);
  });
});
