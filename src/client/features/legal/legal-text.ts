import type { Bilingual } from '#contract/locale.ts';

/** A section of a legal text: an address of its own, a title, paragraphs, and points where there is a list. */
interface LegalSection {
  id: string;
  title: Bilingual;
  paragraphs: readonly Bilingual[];
  points?: readonly Bilingual[];
}

/** A legal text as it stands on the page. */
export interface LegalText {
  id: string;
  title: Bilingual;
  lead: Bilingual;
  sections: readonly LegalSection[];
}
