/** A node of structured data: any object of JSON-LD. */
type Node = Readonly<Record<string, unknown>> & {
  '@type'?: unknown;
  '@context'?: unknown;
  position?: unknown;
  itemListElement?: unknown;
};

/** Fields that search engines require of the types used here. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Further fields of a type that is the subject of its block and not only mentioned in one. */
const REQUIRED_OF_SUBJECT: Readonly<Record<string, readonly string[]>> = { Organization: ['url', 'logo'] };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All objects inside a value, itself included. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

function scriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => text);
}

function parsed(html: string): unknown[] {
  return scriptsOf(html).map((text): unknown => JSON.parse(text));
}

/** The types that the structured data of a page names. */
export function structuredTypes(html: string): string[] {
  return nodesIn(parsed(html)).flatMap((node) => (typeof node['@type'] === 'string' ? [node['@type']] : []));
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function faultsOf(node: Node, origin: string): string[] {
  const type = String(node['@type'] ?? '');
  const wanted = [
    ...(REQUIRED[type] ?? []),
    ...(node['@context'] === undefined ? [] : (REQUIRED_OF_SUBJECT[type] ?? [])),
  ];
  const missing = wanted.filter((field) => isEmpty(node[field]));
  const dates = ['datePublished', 'dateModified'].filter(
    (field) => node[field] !== undefined && !/^\d{4}-\d{2}-\d{2}/.test(String(node[field])),
  );
  const addresses = ['url', 'item', 'logo'].filter((field) => {
    const address = node[field];
    return typeof address === 'string' && !address.startsWith(`${origin}/`) && address !== origin;
  });
  return [
    ...missing.map((field) => `${type} has no ${field}`),
    ...dates.map((field) => `${type} has a ${field} that is no date`),
    ...addresses.map((field) => `${type} has a ${field} of another site: ${String(node[field])}`),
  ];
}

/** Faults in the structured data of a page: broken JSON, missing fields, wrong order, foreign addresses. */
export function structuredFaults(html: string, origin: string): string[] {
  let roots: unknown[];
  try {
    roots = parsed(html);
  } catch (error) {
    return [`is not JSON: ${String(error)}`];
  }
  const context = roots.filter((root) => !isNode(root) || root['@context'] !== 'https://schema.org');
  const nodes = nodesIn(roots);
  const lists = nodes.filter((node) => node['@type'] === 'BreadcrumbList');
  const order = lists.filter(
    (list) => !nodesIn(list.itemListElement).every((item, index) => item.position === index + 1),
  );
  return [
    ...context.map(() => 'has no context of schema.org'),
    ...order.map(() => 'BreadcrumbList is out of order'),
    ...nodes.flatMap((node) => faultsOf(node, origin)),
  ];
}
