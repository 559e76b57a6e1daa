import * as z from 'zod/mini';

/** Schema of a text in both languages; the type stands with the languages, which the first bundle needs without schemas. */
export const bilingual = z.object({ zh: z.string(), en: z.string() });
