/** Kinds of products carried cold, in the order they are offered; apart from the schemas, as the browser shows them. */
export const COLD_CATEGORIES = [
  'fruit',
  'vegetable',
  'meat',
  'seafood',
  'dairy',
  'frozen',
  'flower',
  'confectionery',
  'pharma',
  'beverage',
  'other',
] as const;
