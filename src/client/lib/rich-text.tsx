import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** No style, form, frame, drawing or script gets through, whatever wrote it. */
const ALLOWED_TAGS =
  'h2 h3 h4 p ul ol li strong em b i a blockquote table thead tbody tr th td figure figcaption code br hr picture source img'.split(
    ' ',
  );
const ALLOWED_ATTR =
  'href src srcset sizes type alt width height loading decoding start colspan rowspan scope lang id'.split(' ');

const RULES = { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_TRUSTED_TYPE: true } as const;

/** Cleans HTML in the browser; on the server, which has no document, content is clean as it was stored. */
const clean = (html: string) => (DOMPurify.isSupported ? DOMPurify.sanitize(html, { ...RULES }) : html);

/**
 * Shows content HTML: the one place of the site that does. It is cleaned here again although the server stored it clean,
 * because what the device kept is input like any other.
 */
export function RichText({ html, className }: { html: string; className: string }) {
  // Once a text: what is trusted is a new object each time, and a new one would be written into the page anew.
  const __html = useMemo(() => clean(html), [html]);
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
