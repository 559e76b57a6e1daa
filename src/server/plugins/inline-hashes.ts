import { createHash } from 'node:crypto';
import type { InlineHashes } from './security-headers.ts';

const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi;

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy sources of a page's own inline scripts and styles. Whatever stands in the document is allowed by this, so
 * the renderer must never put markup of foreign origin into it unsanitised; the policy then stops what is added later.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes));
  return {
    scripts: [...new Set(scripts.map(([, , text = '']) => source(text)))],
    styles: [...new Set([...html.matchAll(STYLE)].map(([, text = '']) => source(text)))],
  };
}
