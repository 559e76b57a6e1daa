import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locale.ts';
import { htmlRules } from '#tests/support/html-rules.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { sharedOpenSite } from '#tests/support/site.ts';
import { structuredFaults, structuredTypes } from '#tests/support/structured-data.ts';

const site = sharedOpenSite();
/** Address and language of every page, and the HTML served for it. */
const pages: { name: string; html: string }[] = [];

beforeAll(async () => {
  const paths = [...(await publicPages(site.url)), '/nowhere', '/app-shell?lang=en_US'];
  for (const locale of LOCALES) {
    for (const path of paths) {
      const answer = await fetch(site.url + path, { headers: { accept: 'text/html', cookie: `locale=${locale}` } });
      pages.push({ name: `${path} ${locale}`, html: await answer.text() });
    }
  }
});

describe('the HTML that is served', () => {
  it('is valid on every public page in both languages', async () => {
    const validate = new HtmlValidate(htmlRules);
    const found = new Map<string, string[]>();
    for (const { name, html } of pages) {
      const report = await validate.validateString(html, `${name}.html`);
      for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
        // The same fault in every row of a table is one fault.
        const fault = `${ruleId}: ${message} (${selector?.replace(/:nth-child\(\d+\)|_R_\w+/g, '')})`;
        found.set(fault, [...(found.get(fault) ?? []), name]);
      }
    }
    expect([...found].map(([fault, names]) => `${fault} on ${names.length}: ${names[0]}`)).toEqual([]);
  });

  it('says of itself only what it can prove: structured data is whole and its addresses are of this site', () => {
    const faults = pages.flatMap(({ name, html }) =>
      structuredFaults(html, site.url).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('tells search engines what the company, its news, the way to a page and its answers are', () => {
    const typesOn = (begin: string) =>
      new Set(pages.filter(({ name }) => name.startsWith(begin)).flatMap(({ html }) => structuredTypes(html)));
    expect(typesOn('/aboutus/contactus ')).toContain('Organization');
    expect(typesOn('/memoirs/newsdetail/')).toContain('NewsArticle');
    expect(typesOn('/memoirs/newsdetail/')).toContain('BreadcrumbList');
    expect(typesOn('/help ')).toContain('FAQPage');
  });
});
